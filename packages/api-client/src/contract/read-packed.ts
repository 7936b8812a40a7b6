import { packedRoutes } from './packed-routes.ts';
import type { Method } from './resources/resource.ts';
import type { Route } from './route.ts';

const methods: Readonly<Record<string, Method>> = {
  ':': 'GET',
  '+': 'POST',
  '*': 'PATCH',
  '-': 'DELETE',
};

/** Calls by group and name. */
type Table = Readonly<Record<string, Readonly<Record<string, Route>>>>;

/** The table of calls, parsed once for the client, keys, queries and what a write invalidates. */
export const callTable = readPacked(packedRoutes);

/** Parses the output of `packRoutes`. */
function readPacked(packed: string): Table {
  const groups = packed.split('\n').map((line) => {
    const [group = '', ...words] = line.split(' ');
    return [group, Object.fromEntries(words.map((word) => readWord(group, word)))];
  });
  return Object.fromEntries(groups);
}

function readWord(group: string, word: string): [call: string, route: Route] {
  const [, call = '', sign = '', rest = '', key, suffix, extra, flag] =
    /^(\w+)(\W)([^>!~]*)(?:>(\w*)(\[0?])?(?:\+(\w+))?)?(\W)?$/.exec(word) ?? [];
  const kind = suffix ? (suffix === '[]' ? 'list' : 'first') : 'one';
  return [
    call,
    {
      method: methods[sign] ?? 'GET',
      path: `/${group}${rest}`,
      param: /{(\w+)}/.exec(rest)?.[1],
      response:
        key === undefined
          ? { kind: 'body' }
          : { kind, key: key || group + (suffix ? 's' : ''), extra },
      isPublic: flag === '!',
      clearsLocal: flag === '~',
    },
  ];
}
