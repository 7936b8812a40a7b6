export type { Gap } from './gap-classes.ts';
export { Stack, type StackProps } from './stack.tsx';
export { type StackAlign, stackAligns } from './stack.variants.ts';
