/** The kinds of a page's header. */
export const pageHeaderVariants = {
  page: 'A large title with a description, above the content.',
  bar: 'One line, 52 px high: the top bar of an app.',
} as const;

export type PageHeaderVariant = keyof typeof pageHeaderVariants;
