export { TagInput } from './tag-input.tsx';
export type { TagInputPart, TagInputProps } from './tag-input.types.ts';
