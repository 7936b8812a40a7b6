import { readdirSync, readFileSync } from 'node:fs';
import { HttpHandler } from 'msw';
import { describe, expect, test } from 'vitest';
import { API_BASE_PATH } from './contract/protocol.ts';
import { additions, type RouteLine, type RouteTable, specified } from './contract/routes.ts';
import { mockApi } from './mocks/index.ts';
import { openApiDocument } from './openapi/document.ts';

/** The rows of a table of calls. */
function readTable(name: string) {
  return readFileSync(new URL(`../../../docs/${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [call = '', method = '', path = '', answer = '', note = ''] = row.split('\t');
      return { name: call, method, path, answer, note };
    });
}

/** The calls that are specified. The server is compared with them in its own `contract.test.ts`. */
const endpoints = readTable('endpoints');
/** Those beyond them, with the decision that names each. */
const added = readTable('additions');
const all = [...endpoints, ...added];

function linesOf(groups: RouteTable): ReadonlyMap<string, RouteLine> {
  return new Map(
    Object.entries(groups).flatMap(([group, calls]) =>
      Object.entries(calls).map(([call, line]) => [`${group}.${call}`, line] as const),
    ),
  );
}
const lines = linesOf(specified);
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

  test('stand apart from those beyond them, each of which a decision names', () => {
    expect(Object.fromEntries([...linesOf(additions)].map(addressOf))).toEqual(
      Object.fromEntries(added.map(({ name, method, path }) => [name, `${method} ${path}`])),
    );
    const decisions = new URL('../../../docs/decisions/', import.meta.url);
    const numbers = readdirSync(decisions).map((file) => file.slice(0, 4));
    // The column of the answer has the number of the decision.
    for (const { name, answer } of added) expect(numbers, name).toContain(answer);
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
