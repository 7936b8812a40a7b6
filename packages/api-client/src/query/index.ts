export { type InfiniteQuery, infinite } from './infinite.ts';
export { invalidates, type WriteName } from './invalidates.ts';
export { type GroupName, keys } from './keys.ts';
export { createQueries, type Queries, type Query } from './queries.ts';
