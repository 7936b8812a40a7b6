import { cva, type VariantProps } from 'class-variance-authority';

export const headingClass = /* @__PURE__ */ cva('bk-heading', {
  variants: {
    size: {
      xs: 'bk-heading-xs',
      sm: 'bk-heading-sm',
      md: null,
      lg: 'bk-heading-lg',
    },
  },
  defaultVariants: { size: 'md' },
});

export type HeadingSize = NonNullable<VariantProps<typeof headingClass>['size']>;

/** The sizes of a Heading and what each is for. */
export const headingSizes = {
  xs: 'A group of facts or fields in a card.',
  sm: 'A card, or a section among others.',
  md: 'The default: a section of a page.',
  lg: 'The title of a page.',
} as const satisfies Record<HeadingSize, string>;
