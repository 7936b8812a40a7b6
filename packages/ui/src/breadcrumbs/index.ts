export { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs.tsx';
export type { BreadcrumbItem } from './breadcrumbs.types.ts';
