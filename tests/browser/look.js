/**
 * What a person would notice on a board, found by measuring: each function returns the faults it sees, in words.
 * tests/browser/test_access.py loads this into the page.
 */
(() => {
    const root = () => document.querySelector(".ab-root");
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const round = (number) => Math.round(number * 100) / 100;
    const place = (element) => {
        const named = element.closest("[class]");
        return `${named?.localName}.${(named?.getAttribute("class") ?? "").trim().replaceAll(/\s+/g, ".")}`;
    };
    /** Only names of people may end in an ellipsis: they are whole in a tooltip. */
    const SHORTENED = ".ab-seat-name";
    /** What lies over the table on purpose. */
    const OVER = ".ab-bubble-note, .ab-flying";

    /** Where an element is and what it cuts off, kept while nothing moves: many texts lie in the same ones. */
    let kept = new Map();
    function known(element) {
        let it = kept.get(element);
        if (it) return it;
        const { overflowX, overflowY, position, opacity } = getComputedStyle(element);
        it = { overflowX, overflowY, position, opacity: Number(opacity), edge: element.getBoundingClientRect() };
        kept.set(element, it);
        return it;
    }
    const moved = async () => {
        await frame();
        await frame();
        kept = new Map();
    };

    const seen = (element) =>
        !element.closest(".ab-hidden") &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });

    /** Every piece of text that is drawn, with the boxes of its lines. */
    function* texts(within = root()) {
        const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const element = node.parentElement;
            if (!node.data.trim() || element.closest("style, script, option") || !seen(element)) continue;
            range.selectNodeContents(node);
            const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
            if (boxes.length > 0) yield { element, text: node.data.trim(), boxes };
        }
        for (const input of within.querySelectorAll("input[type=text], select"))
            yield { element: input, text: input.selectedOptions?.[0].textContent ?? (input.value || input.placeholder), boxes: [input.getBoundingClientRect()] };
    }

    /** The letters reach less high and deep than the line they stand in; on a tilted card lines run downwards. */
    const letters = ({ left, right, top, bottom }, element) => {
        const tilted = element.closest("[data-tilted]") !== null;
        const [across, down] = tilted ? [(right - left) * 0.25, 0] : [0, (bottom - top) * 0.25];
        return { left: left + across, right: right - across, top: top + down, bottom: bottom - down };
    };

    /** How far a box sticks out of the boxes that cut it off; scrolled things can be reached. */
    function cut(box, element) {
        let most = 0;
        for (let around = element; around && around !== root().parentElement; around = around.parentElement) {
            const { overflowX, overflowY, edge } = known(around);
            const inline = overflowX !== "visible" || around === root();
            const block = overflowY !== "visible";
            if (/auto|scroll/.test(overflowX + overflowY)) return most;
            if (inline) most = Math.max(most, edge.left - box.left, box.right - edge.right);
            if (block) most = Math.max(most, edge.top - box.top, box.bottom - edge.bottom);
        }
        return most;
    }

    function cutOff() {
        const faults = [];
        for (const { element, text, boxes } of texts()) {
            if (element.closest(SHORTENED)) continue;
            const most = Math.max(...boxes.map((box) => cut(letters(box, element), element)));
            if (most > 1) faults.push(`${place(element)} "${text}" is cut by ${round(most)}`);
        }
        const { scrollWidth, clientWidth } = root().parentElement;
        if (scrollWidth > clientWidth) faults.push(`the board is wider than its room by ${scrollWidth - clientWidth}`);
        return faults;
    }

    /** What can be seen of a box inside everything that cuts it off, or null. */
    function shown(box, element) {
        let { left, right, top, bottom } = box;
        for (let around = element; around !== root(); around = around.parentElement) {
            const { overflowX, overflowY, edge } = known(around);
            if (overflowX !== "visible") [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
            if (overflowY !== "visible") [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        }
        return left < right && top < bottom ? { left, right, top, bottom } : null;
    }

    /** What lies over the rest on purpose, if the element is in it. */
    function layer(element) {
        for (let around = element; around !== root(); around = around.parentElement)
            if (around.matches(OVER) || known(around).position === "sticky") return around;
        return null;
    }

    function overlaps() {
        const all = [];
        for (const { element, text, boxes } of texts())
            for (const whole of boxes) {
                const box = shown(letters(whole, element), element);
                if (box) all.push({ element, text, over: layer(element), ...box });
            }
        all.sort((one, other) => one.top - other.top);
        const faults = [];
        all.forEach((one, at) => {
            for (let next = at + 1; next < all.length && all[next].top < one.bottom; next++) {
                const other = all[next];
                if (one.element === other.element || one.over !== other.over) continue;
                const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
                const high = Math.min(one.bottom, other.bottom) - other.top;
                if (wide > 1.5 && high > 1.5)
                    faults.push(`${place(one.element)} "${one.text}" and ${place(other.element)} "${other.text}" lie on each other`);
            }
        });
        return faults;
    }

    const CONTROLS = "button, input, select, a[href], summary, [tabindex='0']:not([role=region])";
    const handle = (control) => (control.matches("input[type=radio], input[type=checkbox]") && control.closest("label")) || control;

    /** Controls too small for a finger (WCAG 2.2, 2.5.8, without its exceptions), where there is little room. */
    async function small(least = 24) {
        const faults = [];
        const around = root().parentElement.parentElement;
        around.style.width = "480px";
        await moved();
        for (const control of root().querySelectorAll(CONTROLS)) {
            const { width, height } = handle(control).getBoundingClientRect();
            if (seen(handle(control)) && (width < least - 0.01 || height < least - 0.01))
                faults.push(`${place(control)} "${name(control)}" is ${round(width)} x ${round(height)}`);
        }
        around.style.width = "";
        return faults;
    }

    const name = (control) =>
        (control.getAttribute("aria-label") ?? (control.closest("label") ?? control).textContent).trim().replaceAll(/\s+/g, " ");

    /** The words seen on a control: who speaks to the machine says them (WCAG 2.5.3). */
    function lettersIn(control) {
        const read = [];
        for (const { element, text } of texts(control))
            if (!element.closest("kbd")) read.push(...(text.match(/\p{L}{2,}/gu) ?? []));
        return read;
    }

    /** Controls without a name of their own or with other words than are seen on them, and identifiers given twice. */
    function unnamed() {
        const faults = [];
        const names = new Map();
        for (const control of root().querySelectorAll("button, select, [role=region], [role=toolbar], section, nav, aside")) {
            const own = name(control);
            if (control.localName === "button")
                for (const text of lettersIn(control))
                    if (!own.toLowerCase().includes(text.toLowerCase())) faults.push(`"${text}" is not in the name "${own}"`);
            const kind = control.localName === "button" ? "button" : "part";
            if (!own || /[{}]|^[\w-]+\.[\w.-]+$/.test(own)) faults.push(`${place(control)} is called "${own}"`);
            const key = `${kind} ${own}`;
            if (names.has(key)) faults.push(`${place(control)} and ${place(names.get(key))} are both called "${own}"`);
            names.set(key, control);
        }
        const ids = [...root().querySelectorAll("[id]")].map(({ id }) => id);
        for (const id of new Set(ids)) if (ids.filter((other) => other === id).length > 1) faults.push(`#${id} twice`);
        return faults;
    }

    /** Everything that is said or shown in words, for eyes and for ears. */
    function words() {
        const said = [...texts()].filter(({ element }) => !element.closest("kbd")).map(({ text }) => text);
        for (const element of root().querySelectorAll("*"))
            for (const attribute of ["aria-label", "title", "placeholder", "alt"])
                if (element.hasAttribute(attribute)) said.push(element.getAttribute(attribute));
        for (const hidden of root().querySelectorAll(".ab-hidden:not([data-role=live])")) said.push(hidden.textContent.trim());
        return said.filter((text) => /\p{L}{2}/u.test(text));
    }

    const LIGHT = Array.from({ length: 256 }, (_, part) =>
        part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    /** Relative luminance as WCAG 2 defines it. */
    const luminance = ([red, green, blue]) =>
        0.2126 * LIGHT[Math.round(red)] + 0.7152 * LIGHT[Math.round(green)] + 0.0722 * LIGHT[Math.round(blue)];
    const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const painter = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    /** A CSS colour as red, green, blue (0 to 255) and how opaque it is (0 to 1). */
    function colour(css) {
        painter.clearRect(0, 0, 1, 1);
        painter.fillStyle = css;
        painter.fillRect(0, 0, 1, 1);
        const [red, green, blue, opacity] = painter.getImageData(0, 0, 1, 1).data;
        return [red, green, blue, opacity / 255];
    }
    const mixed = (paint, share, ground) => [0, 1, 2].map((at) => paint[at] * share + ground[at] * (1 - share));
    const opacity = (element) => {
        let share = 1;
        for (let around = element; around; around = around.parentElement) share *= known(around).opacity;
        return share;
    };

    /** Takes the letters away, for a picture of what lies behind them, or brings them back. */
    function letterless(on) {
        document.querySelector("#letterless")?.remove();
        if (!on) return;
        // At the top nothing lies under a heading that stays.
        for (const scroller of root().querySelectorAll(".ab-log-lines")) scroller.scrollTop = 0;
        const style = document.createElement("style");
        style.id = "letterless";
        style.textContent = ".ab-root *, .ab-root ::placeholder { -webkit-text-fill-color: transparent !important }";
        document.head.append(style);
    }

    /**
     * Text that is hard to read and controls that are hard to see. `picture` is the page without its letters, as a
     * PNG in base 64: what is really behind them, whatever lies there on whatever.
     */
    async function pale(picture) {
        await moved();
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
        canvas.drawImage(image, 0, 0);
        const pixels = canvas.getImageData(0, 0, image.width, image.height).data;
        const at = (x, y) => {
            const start = 4 * (Math.floor(y + scrollY) * image.width + Math.floor(x + scrollX));
            return start >= 0 && start < pixels.length ? pixels.subarray(start, start + 3) : null;
        };
        const faults = [];
        for (const { element, text, boxes } of texts()) {
            if (!/[\p{L}\p{N}]/u.test(text) || off(element)) continue;
            const style = getComputedStyle(element);
            const ink = colour(style.color);
            const share = ink[3] * opacity(element);
            const solid = share > 0.99 ? luminance(ink) : null;
            const size = parseFloat(style.fontSize);
            const needed = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
            const ratios = [];
            for (const whole of boxes) {
                const box = shown(letters(whole, element), element);
                for (let y = box?.top; y < box?.bottom; y += 3)
                    for (let x = box.left; x < box.right; x += 2) {
                        const ground = at(x, y);
                        if (ground) ratios.push(contrast(solid ?? luminance(mixed(ink, share, ground)), luminance(ground)));
                    }
            }
            // A hair line of a neighbour may cross the box without touching a letter.
            ratios.sort((one, other) => one - other);
            const ratio = ratios[Math.floor(ratios.length / 10)];
            if (ratio < needed - 0.02) faults.push(`${place(element)} "${text}" has ${round(ratio)} instead of ${needed}`);
        }
        for (const control of root().querySelectorAll(".ab-button, .ab-choices span, input[type=text], select")) {
            const box = control.getBoundingClientRect();
            const outside = at(box.left - 3, box.top + box.height / 2);
            if (!seen(control) || off(control) || !outside || !shown(box, control)) continue;
            const style = getComputedStyle(control);
            const ratio = Math.max(
                ...[style.borderLeftColor, style.backgroundColor].map((css) => {
                    const paint = colour(css);
                    return contrast(luminance(mixed(paint, paint[3], outside)), luminance(outside));
                }),
            );
            if (ratio < 3 - 0.02) faults.push(`the edge of ${place(control)} "${name(control)}" has ${round(ratio)}`);
        }
        return faults;
    }

    /** What cannot be used now need not stand out (WCAG 1.4.3), unless it is a card: its words matter always. */
    const off = (element) => element.closest(".ab-button[aria-disabled=true], .ab-tool[aria-disabled=true]") !== null;

    /** What cannot be read with the board as wide as each of `widths`. */
    async function crowded(widths) {
        const around = root().parentElement.parentElement;
        const faults = [];
        for (const width of widths) {
            around.style.width = `${width}px`;
            await moved();
            for (const fault of [...cutOff(), ...overlaps()]) faults.push(`${width}: ${fault}`);
        }
        around.style.width = "";
        return faults;
    }

    window.look = { crowded, letterless, pale, small, unnamed, words };
})();
