export { Tag, type TagPart, type TagProps } from './tag.tsx';
