"""What the browser tests stand on: Chromium, JupyterLab and a notebook in it, a widget without Jupyter."""
