/** Elements that the Tab key reaches, unless they are hidden. A group of cells or options has one: its tab stop. */
export const focusable =
  ':is(input:not([type=hidden]),select,textarea,button,a[href],[tabindex],[contenteditable=true]):not(:disabled,[tabindex="-1"])';
