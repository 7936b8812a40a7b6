export const commandPaletteMessages = {
  close: 'Close',
  searching: 'Searching',
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  none: (text: string) => `No results for “${text}”.`,
  move: 'to move',
  choose: 'to choose',
  dismiss: 'to close',
};
