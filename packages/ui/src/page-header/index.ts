export { PageHeader, type PageHeaderPart, type PageHeaderProps } from './page-header.tsx';
export type { PageHeaderAction } from './page-header.types.ts';
export { type PageHeaderLayout, pageHeaderLayouts } from './page-header.variants.ts';
