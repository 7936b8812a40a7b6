import { API_BASE_PATH } from '@booking/api-client/contract';
import * as fc from 'fast-check';
import type * as z from 'zod/mini';
import { type ContractCall, pathOf } from '../calls.ts';
import { type IdsInside, nextIds, withIds } from '../ids-inside.ts';
import { bodiesOf, queriesOf } from './from-schema.ts';
import {
  brokenBodies,
  hostileTexts,
  hostileValues,
  oddHeaders,
  oddIds,
  oddTypes,
} from './hostile.ts';

/** A request that someone might send for a call, well or badly meant. */
export interface Attempt {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | Uint8Array<ArrayBuffer> | FormData | undefined;
  /** The dotted path of the one field that was spoilt in a body that was good before. */
  readonly spoilt?: string;
}

const JSON_TYPE = ['Content-Type', 'application/json'] as const;

/** Requests for a call, made from its line and its schemas. `ids` are those that exist, for its path and for inside of it. */
export function attemptsAt(
  call: ContractCall,
  ids: readonly string[],
  inside: IdsInside = new Map(),
): fc.Arbitrary<Attempt> {
  const good = goodAttempts(call, ids, inside);
  const { body, form } = call.schema;
  const withBody = body ? spoiltBodies(body, good) : [];
  return fc.oneof(
    { weight: 2, arbitrary: good },
    { weight: 2, arbitrary: oddlyAddressed(call, good) },
    { weight: 1, arbitrary: withOddHeaders(good) },
    ...withBody.map((arbitrary) => ({ weight: 2, arbitrary })),
    ...(body || form ? [{ weight: 2, arbitrary: withBrokenBody(good) }] : []),
    ...(form ? [{ weight: 4, arbitrary: withOddForm(form, good) }] : []),
  );
}

function goodAttempts(
  call: ContractCall,
  ids: readonly string[],
  inside: IdsInside,
): fc.Arbitrary<Attempt> {
  const { query, body } = call.schema;
  return fc
    .record({
      // A link, whose tokens no one knows, has at least the right form.
      id: ids.length > 0 ? fc.constantFrom(...ids) : fc.constant('aA0_-'.repeat(9).slice(2)),
      query: query ? queriesOf(query) : fc.constant({}),
      body: body ? bodiesOf(body) : fc.constant(undefined),
      // Half of them name rows that there are.
      isKnown: fc.boolean(),
    })
    .map(({ isKnown, ...rest }) => {
      const put = nextIds(call.name, isKnown ? inside : new Map());
      return { ...rest, query: withIds(rest.query, put), body: withIds(rest.body, put) };
    })
    .map(({ id, query: asked, body: sent }) => ({
      method: call.route.method,
      path: address(
        pathOf(call, id),
        new URLSearchParams(asked as Record<string, string>).toString(),
      ),
      headers: sent === undefined ? [] : [JSON_TYPE],
      body: sent === undefined ? undefined : JSON.stringify(sent),
    }));
}

function address(path: string, query: string): string {
  return `${API_BASE_PATH}${path}${query && '?'}${query}`;
}

/** Stands in for a field before the body is written out, and is then replaced. */
const MARK = '@spoilt@';

type Schema = z.core.$ZodType;

function spoiltBodies(schema: Schema, good: fc.Arbitrary<Attempt>): fc.Arbitrary<Attempt>[] {
  const bases = fc.tuple(good, bodiesOf(schema), fc.nat());
  const replaced = fc.tuple(bases, hostileValues).map(([[attempt, base, n], text]) => {
    const path = pick(pathsOf(base), n);
    return spoil(attempt, changed(base, path, MARK), `"${MARK}"`, text, path);
  });
  const removed = bases.map(([attempt, base, n]) => {
    const path = pick(pathsOf(base), n);
    return spoil(attempt, changed(base, path, undefined), '', '', path);
  });
  const added = fc.tuple(bases, hostileValues).map(([[attempt, base, n], text]) => {
    const path = [...pick(pathsOf(base, true), n), MARK];
    const name = pick(
      ['colour', '__proto__', 'constructor', '_id', 'role', '', 'a.b', '$where'],
      n,
    );
    return spoil(
      attempt,
      changed(base, path, 0),
      `"${MARK}":0`,
      `${JSON.stringify(name)}:${text}`,
      path.slice(0, -1),
    );
  });
  const repeated = bases.map(([attempt, base, n]) => {
    const path = [...pick(pathsOf(base, true), n), MARK];
    return spoil(
      attempt,
      changed(base, path, 0),
      `"${MARK}":0`,
      '"name":1,"name":2',
      path.slice(0, -1),
    );
  });
  return [replaced, removed, added, repeated];
}

function spoil(
  attempt: Attempt,
  base: unknown,
  mark: string,
  text: string,
  path: readonly string[],
): Attempt {
  const written = JSON.stringify(base) ?? 'null';
  return {
    ...attempt,
    headers: [JSON_TYPE],
    body: mark ? written.replace(mark, () => text) : written,
    spoilt: path.join('.'),
  };
}

/** Every place inside a value, the value itself first; `objects` leaves out what is no object. */
function pathsOf(value: unknown, objects = false, path: readonly string[] = []): string[][] {
  const isObject = typeof value === 'object' && value !== null;
  const here = !objects || (isObject && !Array.isArray(value)) ? [[...path]] : [];
  if (!isObject) return here;
  return [
    ...here,
    ...Object.entries(value).flatMap(([key, item]) => pathsOf(item, objects, [...path, key])),
  ];
}

/** A copy with another value at one place; `undefined` removes it. */
function changed(value: unknown, [key, ...rest]: readonly string[], put: unknown): unknown {
  if (key === undefined) return put;
  const entries = Object.entries(value ?? {}).filter(([name]) => name !== key);
  const old: unknown = Object(value)[key];
  const inner = changed(old, rest, put);
  if (Array.isArray(value)) return value.map((item, i) => (String(i) === key ? inner : item));
  return Object.fromEntries([...entries, ...(inner === undefined ? [] : [[key, inner]])]);
}

function pick<T>(items: readonly T[], n: number): T {
  const item = items[n % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

function oddlyAddressed(call: ContractCall, good: fc.Arbitrary<Attempt>): fc.Arbitrary<Attempt> {
  const names = [
    'page',
    'limit',
    'sort',
    'fields',
    'search',
    '_id',
    'colour',
    'a[b]',
    '',
    '__proto__',
  ];
  const pairs = fc.array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...hostileTexts)), {
    minLength: 1,
    maxLength: 3,
  });
  const raw = [
    '?',
    '&&&',
    '%',
    '%ff',
    '%00=%00',
    'page=1&page=2',
    '=',
    'x'.repeat(8000),
    'a=%ED%A0%80',
  ];
  const queries = fc.oneof(
    pairs.map((list) =>
      new URLSearchParams(list.map(([k, v]): [string, string] => [k, v.slice(0, 4000)])).toString(),
    ),
    fc.constantFrom(...raw),
  );
  const odd = fc.tuple(good, queries).map(([attempt, query]) => ({
    ...attempt,
    path: `${attempt.path}${attempt.path.includes('?') ? '&' : '?'}${query}`,
  }));
  const disguised = fc.tuple(good, fc.nat()).map(([attempt, n]) => ({
    ...attempt,
    path: pick(
      [
        `${attempt.path.split('?')[0]}/`,
        attempt.path.replace('v1/', 'v1//'),
        attempt.path.replace('v1', '%76%31'),
        `${attempt.path.split('?')[0]};a=b`,
      ],
      n,
    ),
  }));
  if (!call.route.param) return fc.oneof(odd, disguised);
  const wrongId = fc
    .tuple(good, fc.constantFrom(...oddIds))
    .map(([attempt, id]) => ({ ...attempt, path: address(pathOf(call, id), '') }));
  return fc.oneof(odd, wrongId, wrongId, disguised);
}

function withOddHeaders(good: fc.Arbitrary<Attempt>): fc.Arbitrary<Attempt> {
  const some = fc.uniqueArray(fc.constantFrom(...oddHeaders), {
    minLength: 1,
    maxLength: 3,
    selector: ([name]) => name,
  });
  return fc.tuple(good, some).map(([attempt, headers]) => ({
    ...attempt,
    headers: [...attempt.headers, ...headers],
  }));
}

function withBrokenBody(good: fc.Arbitrary<Attempt>): fc.Arbitrary<Attempt> {
  const types = fc.oneof(fc.constant('application/json'), fc.constantFrom(...oddTypes));
  return fc.tuple(good, brokenBodies, types).map(([attempt, body, type]) => ({
    ...attempt,
    headers: type === undefined ? [] : [['Content-Type', type]],
    body,
  }));
}

function withOddForm(schema: Schema, good: fc.Arbitrary<Attempt>): fc.Arbitrary<Attempt> {
  const fieldNames = 'shape' in schema._zod.def ? Object.keys(Object(schema._zod.def.shape)) : [];
  const names = fc.constantFrom(
    ...fieldNames,
    ...fieldNames,
    'colour',
    '',
    '__proto__',
    'a"b\r\nc',
  );
  const file = fc
    .tuple(fc.constantFrom(0, 1, 100, 3_000_000), fc.constantFrom('a.png', '../a', 'x.svg', '\0'))
    .map(([size, name]) => new File([new Uint8Array(size)], name, { type: 'image/png' }));
  const values = fc.oneof(fc.constantFrom(...hostileTexts), fc.constant('Asha'), file);
  return fc
    .tuple(good, fc.array(fc.tuple(names, values), { maxLength: 4 }))
    .map(([attempt, fields]) => {
      const form = new FormData();
      for (const [name, value] of fields) {
        if (typeof value === 'string') form.append(name, value);
        else form.append(name, value, value.name);
      }
      return { ...attempt, headers: [], body: form };
    });
}
