export const paginationWords = {
  pages: 'Pages',
  rows: 'Rows',
  range: (first: string, last: string, total: string) => `${first} to ${last} of ${total}`,
  position: (page: string, count: string) => `Page ${page} of ${count}`,
  previous: 'Previous page',
  next: 'Next page',
  isFirst: 'This is the first page.',
  isLast: 'This is the last page.',
};
