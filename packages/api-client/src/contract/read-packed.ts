import { packedRoutes } from './packed-routes.ts';
import type { Method } from './resources/resource.ts';
import type { Route } from './route.ts';

const methods: Readonly<Record<string, Method>> = {
  ':': 'GET',
  '+': 'POST',
  '*': 'PATCH',
  '-': 'DELETE',
};

/** The parsed table of calls, by group and call. */
export type Table = Readonly<Record<string, Readonly<Record<string, Route>>>>;

/** Parses the output of `packRoutes`. */
export function readPacked(packed = packedRoutes): Table {
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
