/**
 * A ref that colours an element. Not a style attribute: a strict policy refuses those in HTML that a server rendered.
 */
export const paint =
  (background: string, text = '') =>
  (element: HTMLElement | null) => {
    if (!element) return;
    element.style.backgroundColor = background;
    element.style.color = text;
  };
