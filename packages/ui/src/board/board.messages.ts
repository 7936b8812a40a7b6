export const boardMessages = {
  moveTo: (card: string) => `Move ${card} to…`,
  /** Above the columns in the menu of a card. */
  column: 'Column',
  /** @param text The count, formatted. */
  count: (count: number, text: string) => (count === 1 ? `${text} card` : `${text} cards`),
  /** @param text The count, formatted. */
  countOf: (text: string, limit: string) => `${text} of at most ${limit} cards`,
  empty: 'No cards.',
  /** @param place Its position of how many: "2 of 5". */
  at: (card: string, column: string, place: string) => `${card}: ${column}, ${place}.`,
  /** @param place Its position of how many: "2 of 5". */
  dropped: (card: string, column: string, place: string) =>
    `${card} is now in ${column}, ${place}.`,
  /** "2 of 5". */
  place: (position: string, count: string) => `${position} of ${count}`,
  full: (column: string, limit: string) => `${column} has its limit of ${limit}.`,
  pending: 'Being saved.',
  /** @param reason A sentence. */
  refused: (card: string, reason: string) => `${card} is back in its place. ${reason}`,
  failed: 'Couldn’t save it.',
};
