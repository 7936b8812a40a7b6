export const paginationMessages = {
  pages: 'Pages',
  rows: 'Rows',
  /** @param text The total, formatted. */
  range: (first: string, last: string, _total: number, text: string) =>
    `${first} to ${last} of ${text}`,
  /** @param text The count, formatted. */
  position: (page: string, _count: number, text: string) => `Page ${page} of ${text}`,
  previous: 'Previous page',
  next: 'Next page',
  isFirst: 'You’re on the first page.',
  isLast: 'You’re on the last page.',
};
