export { PageHeader, type PageHeaderProps } from './page-header.tsx';
export type { PageHeaderAction } from './page-header.types.ts';
export { type PageHeaderVariant, pageHeaderVariants } from './page-header.variants.ts';
