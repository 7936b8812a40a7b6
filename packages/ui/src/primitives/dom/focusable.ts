/** What the Tab key reaches, unless it isn't visible. Of a group of cells or options it is the one with the tab stop. */
export const focusable =
  ':is(input:not([type=hidden]),select,textarea,button,a[href],[tabindex],[contenteditable=true]):not(:disabled,[tabindex="-1"])';
