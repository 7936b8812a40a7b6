/** The sizes of a card: the space around its content. */
export const cardSizes = {
  sm: '12 px: in a list or a board.',
  md: '16 px: the default.',
  lg: '24 px: on the public site.',
} as const;

/** How a card stands out. */
export const cardVariants = {
  outlined: 'A border on the surface of the page.',
  raised: 'A shadow, on a tinted page.',
} as const;

export type CardSize = keyof typeof cardSizes;
export type CardVariant = keyof typeof cardVariants;
