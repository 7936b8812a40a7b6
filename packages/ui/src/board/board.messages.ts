export const boardMessages = {
  moveTo: (card: string) => `Move ${card} to…`,
  /** Above the columns in the menu of a card. */
  column: 'Column',
  /** @param text The count, formatted. */
  count: (count: number, text: string) => (count === 1 ? `${text} card` : `${text} cards`),
  /** @param text The count, formatted. */
  countOf: (text: string, limit: string) => `${text} of up to ${limit} cards`,
  empty: 'No cards.',
  /** @param position Its place in the column, which has `count` cards. */
  at: (card: string, column: string, position: string, count: string) =>
    `${card}: ${column}, position ${position} of ${count}.`,
  dropped: (card: string, column: string, position: string, count: string) =>
    `${card} is now in ${column}, position ${position} of ${count}.`,
  full: (column: string, limit: string) => `${column} has its limit of ${limit}.`,
  pending: 'Being saved.',
  /** @param reason A sentence. */
  refused: (card: string, reason: string) => `${card} is back in its place. ${reason}`,
  failed: 'Couldn’t save it.',
};
