export { Pagination, type PaginationPart, type PaginationProps } from './pagination.tsx';
