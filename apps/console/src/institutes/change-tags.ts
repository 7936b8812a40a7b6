import { type Client, type Institution, isApiError } from '@booking/api-client';
import { randomKey } from '../idempotency/use-idempotency-key.ts';

/** An institute carries so many at most, each so long; the contract says the same. */
export const TAGS_MAX = 10;
export const TAG_LENGTH_MAX = 30;

/** Tags that come, and tags that go. */
export interface TagChange {
  readonly add?: string;
  readonly remove?: string;
}

/** The tags after a change, or undefined where it changes nothing. */
export function tagsAfter(
  tags: readonly string[],
  { add, remove }: TagChange,
): string[] | undefined {
  const kept = tags.filter((tag) => tag !== remove);
  const next = add && !kept.includes(add) ? [...kept, add] : kept;
  return next.length === tags.length && next.every((tag, at) => tag === tags[at])
    ? undefined
    : next;
}

/** How often a change is made anew because somebody else has saved the institute meanwhile. */
const TRIES = 3;

export interface TagOptions {
  readonly signal?: AbortSignal;
  /** Names the first try; a try on another version is another write. */
  readonly idempotencyKey?: string;
}

/**
 * Changes the tags of an institute as it stands on the server: where somebody else has saved it meanwhile, the same change
 * is made of what is there now.
 * @returns the institute as it is then, and whether anything was changed by this.
 * @throws ApiError
 */
export async function changeTags(
  api: Client,
  institute: Institution,
  change: TagChange,
  { signal, idempotencyKey = randomKey() }: TagOptions = {},
): Promise<{ readonly institute: Institution; readonly isChanged: boolean }> {
  let current = institute;
  let key = idempotencyKey;
  for (let tries = 1; ; tries += 1) {
    const tags = tagsAfter(current.tags, change);
    if (!tags) return { institute: current, isChanged: false };
    try {
      const body = { tags, __v: current.__v };
      const options = { idempotencyKey: key, ...(signal && { signal }) };
      const saved = await api.institution.update(current._id, body, options);
      return { institute: saved, isChanged: true };
    } catch (error) {
      if (!isApiError(error) || error.code !== 'VERSION_CONFLICT' || tries === TRIES) throw error;
      current = await api.institution.get(current._id, undefined, signal && { signal });
      key = randomKey();
    }
  }
}

/** What a change did to one or to many, and what its undo did. @param who "Lakeview Residency", "3 institutes" */
export function tagChangeMessages({ add, remove }: TagChange, who: string) {
  return add
    ? { done: `Added ${add} to ${who}.`, undone: `Removed ${add} from ${who}.` }
    : { done: `Removed ${remove} from ${who}.`, undone: `Added ${remove} back to ${who}.` };
}

/** Why a tag cannot be kept, in words. */
export function tooLong(tag: string): string | undefined {
  if (tag.length <= TAG_LENGTH_MAX) return undefined;
  return `Tags can have up to ${TAG_LENGTH_MAX} characters. This one has ${tag.length}.`;
}

/** What takes a change back. */
export function inverseOf({ add, remove }: TagChange): TagChange {
  return { ...(remove && { add: remove }), ...(add && { remove: add }) };
}
