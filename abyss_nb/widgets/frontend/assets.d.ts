/** Files that the bundle carries as text. */
declare module "*.svg" {
  const text: string;
  export default text;
}

/** A style sheet goes into board.css; importing it gives nothing. */
declare module "*.css";
