/** The table of the list: takes the focus when what had it is gone. */
export const tableTarget = {
  get current(): HTMLElement | null {
    return document.querySelector<HTMLElement>('.bk-table');
  },
};
