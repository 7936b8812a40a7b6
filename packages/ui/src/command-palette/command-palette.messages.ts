export const commandPaletteMessages = {
  close: 'Close',
  searching: 'Searching',
  /** @param text The count, formatted. */
  results: (count: number, text: string) => (count === 1 ? '1 result' : `${text} results`),
  none: (text: string) => `No results for “${text}”.`,
  move: 'to move',
  choose: 'to choose',
  dismiss: 'to close',
};
