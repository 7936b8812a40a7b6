import { type Client, type Institution, isApiError } from '@booking/api-client';
import { TAG_LENGTH_MAX } from '@booking/api-client/facts';
import { randomKey } from '../idempotency/use-idempotency-key.ts';

/** A tag to add, a tag to remove. */
export interface TagChange {
  readonly add?: string;
  readonly remove?: string;
}

/** The tags after a change, or undefined when nothing changes. */
export function tagsAfter(
  tags: readonly string[],
  { add, remove }: TagChange,
): string[] | undefined {
  const remaining = tags.filter((tag) => tag !== remove);
  const next = add && !remaining.includes(add) ? [...remaining, add] : remaining;
  return next.length === tags.length && next.every((tag, at) => tag === tags[at])
    ? undefined
    : next;
}

/** How often a change is retried after someone else has saved the institute. */
const TRIES = 3;

export interface TagOptions {
  readonly signal?: AbortSignal;
  /** Identifies the first attempt; an attempt on another version is another write. */
  readonly idempotencyKey?: string;
}

/**
 * Changes the tags of an institute as it is on the server: when someone else has saved it, the same change is applied
 * to the new version.
 * @returns the saved institute, and whether this call changed it.
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

/** The messages of a change and of its undo. @param who "Lakeview Residency", "3 institutes" */
export function tagChangeMessages({ add, remove }: TagChange, who: string) {
  return add
    ? { done: `Added ${add} to ${who}.`, undone: `Removed ${add} from ${who}.` }
    : { done: `Removed ${remove} from ${who}.`, undone: `Added ${remove} back to ${who}.` };
}

/** The error of a tag that is too long. */
export function tooLong(tag: string): string | undefined {
  if (tag.length <= TAG_LENGTH_MAX) return undefined;
  return `Tags can have up to ${TAG_LENGTH_MAX} characters. This one has ${tag.length}.`;
}

/** The change that undoes a change. */
export function inverseOf({ add, remove }: TagChange): TagChange {
  return { ...(remove && { add: remove }), ...(add && { remove: add }) };
}
