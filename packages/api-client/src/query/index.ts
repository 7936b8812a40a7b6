export { invalidates, type WriteName } from './invalidates.ts';
export { type GroupName, keys } from './keys.ts';
export { createQueries, type Queries, type Query } from './queries.ts';
export { updateAfterWrite } from './update-after-write.ts';
