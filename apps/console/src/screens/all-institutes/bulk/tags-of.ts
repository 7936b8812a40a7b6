import type { Institution } from '@booking/api-client';
import { tooLong } from '../../../institutes/change-tags.ts';

/** Returns the error of a tag that is added to many institutes, or removed from them. */
export function tagProblem(tag: string, isAdding: boolean): string | undefined {
  if (!tag) return isAdding ? 'Enter a tag.' : 'Choose a tag.';
  return tooLong(tag);
}

/** The tags of some institutes, in order. */
export function tagsOf(institutes: readonly Institution[]): readonly string[] {
  return [...new Set(institutes.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b));
}
