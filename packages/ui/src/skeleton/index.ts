export { Skeleton, type SkeletonProps } from './skeleton.tsx';
export type { SkeletonShape } from './skeleton.variants.ts';
