export { Breadcrumbs, type BreadcrumbsPart, type BreadcrumbsProps } from './breadcrumbs.tsx';
export type { BreadcrumbItem } from './breadcrumbs.types.ts';
