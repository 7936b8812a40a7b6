import { readFileSync } from 'node:fs';
import { HttpHandler } from 'msw';
import { describe, expect, test } from 'vitest';
import { API_BASE_PATH } from './contract/protocol.ts';
import {
  additions,
  type RouteLine,
  type RouteTable,
  routes,
  specified,
} from './contract/routes.ts';
import { mockApi } from './mocks/index.ts';
import { openApiDocument } from './openapi/document.ts';

/** The calls that are specified. The server is compared with them in its own `contract.test.ts`. */
const endpoints = readFileSync(new URL('../../../docs/endpoints.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [name = '', method = '', path = '', answer = '', note = ''] = row.split('\t');
    return { name, method, path, answer, note };
  });

function linesOf(groups: RouteTable): ReadonlyMap<string, RouteLine> {
  return new Map(
    Object.entries(groups).flatMap(([group, calls]) =>
      Object.entries(calls).map(([call, line]) => [`${group}.${call}`, line] as const),
    ),
  );
}
const lines = linesOf(specified);

/** The addresses of all calls: the specified ones, and those beyond them. */
const all = [
  ...endpoints,
  ...[...linesOf(additions).values()].map((line) => {
    const [method = '', path = ''] = line.split(' ');
    return { method, path };
  }),
];
const addressOf = ([name, line]: readonly [string, RouteLine]) => [
  name,
  line.split(' ', 2).join(' '),
];

describe('the 70 specified calls', () => {
  test('are those of the table of routes, by name, method and path', () => {
    expect(endpoints).toHaveLength(70);
    expect(Object.fromEntries([...lines].map(addressOf))).toEqual(
      Object.fromEntries(endpoints.map(({ name, method, path }) => [name, `${method} ${path}`])),
    );
  });

  test('return what is specified, and clear the local storage where it is', () => {
    for (const { name, answer, note } of endpoints) {
      const line = lines.get(name) ?? '';
      // The others return what our own design says.
      const arrow = /^data\.(\S+)$/.exec(answer)?.[1];
      if (arrow) expect(` ${line} `, name).toMatch(returns(arrow));
      expect(line.includes('!clearsLocal'), name).toBe(note.includes('clears local storage'));
    }
  });

  test('stand apart from those beyond them, which are all other calls of the table', () => {
    const beyond = [...linesOf(additions).keys()];
    expect(beyond.filter((name) => lines.has(name))).toEqual([]);
    expect([...lines.keys(), ...beyond].sort()).toEqual([...linesOf(routes).keys()].sort());
  });
});

describe('all calls', () => {
  test('are the operations of the OpenAPI document', () => {
    const { paths } = JSON.parse(JSON.stringify(openApiDocument()));
    const operations = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(operations.sort()).toEqual(all.map(({ method, path }) => `${method} ${path}`).sort());
  });

  test('are those that mocks answer', () => {
    const mocked = mockApi().map((handler) => {
      if (!(handler instanceof HttpHandler)) throw new TypeError('A mock is no HTTP handler.');
      return `${handler.info.method} ${handler.info.path}`;
    });
    expect(mocked.sort()).toEqual(
      all
        .map(({ method, path }) => {
          const pattern = path.replace(/\{(\w+)\}/, ':$1');
          return `${method} *${API_BASE_PATH}${pattern}`;
        })
        .sort(),
    );
  });
});

/** `-> colors[]`, alone or with a second collection beside it. */
function returns(arrow: string): RegExp {
  return new RegExp(` -> ${arrow.replaceAll(/[[\]]/g, '\\$&')}[ +]`);
}
