import { readFileSync } from 'node:fs';
import { HttpHandler } from 'msw';
import { describe, expect, test } from 'vitest';
import { API_BASE_PATH, type RouteLine, routes } from './contract/routes.ts';
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
const specified = endpoints.map(({ method, path }) => `${method} ${path}`).sort();

const lines: ReadonlyMap<string, RouteLine> = new Map(
  Object.entries(routes).flatMap(([group, calls]) =>
    Object.entries<RouteLine>(calls).map(([call, line]) => [`${group}.${call}`, line] as const),
  ),
);

describe('the 70 specified calls', () => {
  test('are those of the table of routes, by name, method and path', () => {
    expect(endpoints).toHaveLength(70);
    expect(
      Object.fromEntries([...lines].map(([name, line]) => [name, line.split(' ', 2).join(' ')])),
    ).toEqual(
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

  test('are the operations of the OpenAPI document', () => {
    const { paths } = JSON.parse(JSON.stringify(openApiDocument()));
    const operations = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(operations.sort()).toEqual(specified);
  });

  test('are those that mocks answer', () => {
    const mocked = mockApi().map((handler) => {
      if (!(handler instanceof HttpHandler)) throw new TypeError('A mock is no HTTP handler.');
      return `${handler.info.method} ${handler.info.path}`;
    });
    expect(mocked.sort()).toEqual(
      endpoints
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
