import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/session-context.ts';
import type { FormField } from './fields.ts';

/** Shown in place of a name until it has been read. */
const UNREAD = '…';

/**
 * Returns what is shown for the text of a field: the name of the record whose id it is, where the field refers to one.
 * @param shown The texts that are shown, and the paths of their fields.
 */
export function useNames(
  fields: readonly FormField[],
  shown: readonly { readonly path: string; readonly texts: readonly string[] }[],
): (path: string, text: string) => string {
  const { api } = useSession();
  const reads = new Map<string, (signal: AbortSignal) => Promise<string | undefined>>();
  for (const { path, texts } of shown) {
    const nameOf = fields.find((field) => field.path === path)?.nameOf;
    for (const id of texts) {
      if (nameOf && id) reads.set(`${path} ${id}`, (signal) => nameOf(api, id, signal));
    }
  }
  const { data, isPending } = useQuery({
    queryKey: ['names', ...reads.keys()],
    queryFn: async ({ signal }) => {
      const names = await Promise.all([...reads.values()].map((read) => read(signal)));
      return new Map([...reads.keys()].map((key, at) => [key, names[at]]));
    },
    enabled: reads.size > 0,
  });
  return (path, text) => {
    const key = `${path} ${text}`;
    if (!reads.has(key)) return text;
    return isPending ? UNREAD : (data?.get(key) ?? text);
  };
}
