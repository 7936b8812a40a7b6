import { cva, type VariantProps } from 'class-variance-authority';

export const pageHeaderClass = /* @__PURE__ */ cva('bk-page-header', {
  variants: {
    layout: { page: null, bar: 'bk-page-header-bar' },
  },
  defaultVariants: { layout: 'page' },
});

export type PageHeaderLayout = NonNullable<VariantProps<typeof pageHeaderClass>['layout']>;

/** The kinds of a page's header. */
export const pageHeaderLayouts = {
  page: 'A large title with a description, above the content.',
  bar: 'One line, 52 px high: the top bar of an app.',
} as const satisfies Record<PageHeaderLayout, string>;
