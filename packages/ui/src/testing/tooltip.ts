/** Returns the visible tooltip. */
export const tooltip = () => document.querySelector<HTMLElement>('.bk-tooltip');
