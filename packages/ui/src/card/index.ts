export { Card, type CardPart, type CardProps } from './card.tsx';
export { type CardSize, type CardVariant, cardSizes, cardVariants } from './card.variants.ts';
