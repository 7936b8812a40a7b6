export { Heading, type HeadingLevel, type HeadingProps } from './heading.tsx';
export { type HeadingSize, headingSizes } from './heading.variants.ts';
