import { isApiError } from '@booking/api-client';

/** The titles of the entries of lists, in the order in which they were sent, by the name of each list. */
export type EntryTitles = Readonly<Record<string, readonly string[]>>;

const titles = new WeakMap<object, EntryTitles>();

/**
 * Makes a call that saves lists as a whole, so that an error names an entry as the list on the screen does: it can be
 * about another one than the one that was changed.
 */
export async function withEntryTitles<T>(sent: EntryTitles, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (isApiError(error)) titles.set(error, sent);
    throw error;
  }
}

/** The title of the entry that a path leads to, and the rest of the path: "Booking.com" and `mode` of `channels.1.mode`. */
export function entryOf(error: object, path: string): readonly [string, string] | undefined {
  const [, list = '', place = '', rest = ''] = /^(.+?)\.(\d+)(?:\.(.+))?$/.exec(path) ?? [];
  const title = titles.get(error)?.[list]?.[Number(place)];
  return title === undefined ? undefined : [title, rest];
}
