import { cva, type VariantProps } from 'class-variance-authority';

export const cardClass = /* @__PURE__ */ cva('bk-card', {
  variants: {
    size: { sm: 'bk-card-sm', md: null, lg: 'bk-card-lg' },
    variant: { outlined: null, raised: 'bk-card-raised' },
  },
  defaultVariants: { size: 'md', variant: 'outlined' },
});

type Look = VariantProps<typeof cardClass>;
export type CardSize = NonNullable<Look['size']>;
export type CardVariant = NonNullable<Look['variant']>;

/** The sizes of a card: the space around its content. */
export const cardSizes = {
  sm: '12 px: in a list or a board.',
  md: '16 px: the default.',
  lg: '24 px: on the public site.',
} as const satisfies Record<CardSize, string>;

/** How a card stands out. */
export const cardVariants = {
  outlined: 'A border on the surface of the page.',
  raised: 'A shadow, on a tinted page.',
} as const satisfies Record<CardVariant, string>;
