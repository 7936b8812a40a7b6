/** The tooltip that is shown. */
export const tooltip = () => document.querySelector<HTMLElement>('.bk-tooltip');
