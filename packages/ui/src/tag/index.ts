export { Tag, type TagProps } from './tag.tsx';
export { type TagTone, tagTones } from './tag.variants.ts';
