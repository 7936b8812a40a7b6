export const breadcrumbsMessages = {
  breadcrumbs: 'Breadcrumb',
  /** @param text The number of hidden levels, formatted. */
  more: (count: number, text: string) =>
    count === 1 ? 'Show the hidden level' : `Show ${text} hidden levels`,
};
