export const commandPaletteMessages = {
  close: 'Close',
  searching: 'Searching',
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  none: (text: string) => `Nothing found for “${text}”.`,
  move: 'to move',
  choose: 'to choose',
  leave: 'to close',
};
