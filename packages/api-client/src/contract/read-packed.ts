import { packedRoutes } from './packed-routes.ts';
import type { ResponseShape, Route } from './route.ts';
import type { Method } from './routes.ts';

const methods: Readonly<Record<string, Method>> = {
  ':': 'GET',
  '+': 'POST',
  '*': 'PATCH',
  '-': 'DELETE',
};

/** The table of calls, read, by group and call. */
export type Table = Readonly<Record<string, Readonly<Record<string, Route>>>>;

/** Reads what `packRoutes` has written. */
export function readPacked(packed = packedRoutes): Table {
  const groups = packed.split('\n').map((line) => {
    const [group = '', ...words] = line.split(' ');
    return [group, Object.fromEntries(words.map((word) => readWord(group, word)))];
  });
  return Object.fromEntries(groups);
}

function readWord(group: string, word: string): [call: string, route: Route] {
  const [, call = '', sign = '', rest = '', key, suffix, flag] =
    /^(\w+)(\W)([^>!~]*)(?:>(\w*)(\[0?])?)?(\W)?$/.exec(word) ?? [];
  const kind = suffix ? (suffix === '[]' ? 'list' : 'first') : 'one';
  const response: ResponseShape =
    key === undefined ? { kind: 'body' } : { kind, key: key || group + (suffix ? 's' : '') };
  return [
    call,
    {
      method: methods[sign] ?? 'GET',
      path: `/${group}${rest}`,
      param: /{(\w+)}/.exec(rest)?.[1],
      response,
      isPublic: flag === '!',
      clearsLocal: flag === '~',
    },
  ];
}
