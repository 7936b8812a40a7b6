export { type InfiniteQuery, infinite } from './infinite.ts';
export { invalidateAfterWrites, updateAfterWrite } from './invalidate-after-writes.ts';
export { invalidates, type WriteName } from './invalidates.ts';
export { type GroupName, keys } from './keys.ts';
export {
  createMutations,
  type Mutation,
  type Mutations,
  type Variables,
  type WriteMeta,
} from './mutations.ts';
export { createQueries, type Queries, type Query } from './queries.ts';
