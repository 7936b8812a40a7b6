/** The kinds of a page's header. */
export const pageHeaderLayouts = {
  page: 'A large title with a description, above the content.',
  bar: 'One line, 52 px high: the top bar of an app.',
} as const;

export type PageHeaderLayout = keyof typeof pageHeaderLayouts;
