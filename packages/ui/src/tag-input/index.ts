export { TagInput } from './tag-input.tsx';
export type { TagInputProps } from './tag-input.types.ts';
