import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../command/command.ts';
import { callsFrom, readCalls, type Sources } from './call-uses.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const rowsOf = (text: string) => text.trim().split('\n');

const endpoints = rowsOf(read('docs/endpoints.tsv'))
  .slice(1)
  .map((row) => {
    const [call = '', method = '', address = ''] = row.split('\t');
    return { call, address: `${method} ${address}` };
  });

const table = rowsOf(read('docs/calls.md'))
  .map((row) => /^\| `([^`]+)` \| `?([^`|]+?)`? \| \[[^\]]+\]\(\.\.\/([^)]+)\): (.+) \|$/.exec(row))
  .flatMap((row) => {
    const [, call, screen, file, title] = row ?? [];
    return call && screen && file && title ? [{ call, screen, file, title }] : [];
  });

const CONSOLE = 'apps/console/src';
const SCREENS = `${CONSOLE}/screens/screens.ts`;
const CLIENT = 'packages/api-client/src';
const PROOF = /\.(test|stories)\.tsx?$|\/testing\/|\/mocks\//;

/** The sources of the console and of the client that it calls with. */
function productSources(): Sources {
  return new Map(
    [CONSOLE, CLIENT].flatMap((part) =>
      readdirSync(path.join(root, part), { recursive: true, encoding: 'utf8' })
        .map((file) => `${part}/${file.split(path.sep).join('/')}`)
        .filter((file) => /\.tsx?$/.test(file) && !PROOF.test(file))
        .map((file) => [file, read(file)] as const),
    ),
  );
}

/** The calls of each screen by its address, and those that every screen has by its frame or its session. */
function callsByScreen(): ReadonlyMap<string, ReadonlySet<string>> {
  const sources = productSources();
  const callingSources = readCalls(
    sources,
    new Map(endpoints.map(({ call, address }) => [address, call])),
  );
  return new Map([
    ...[...sources]
      .filter(([file]) => file.endsWith('/screen.ts'))
      .flatMap(([file, text]) => {
        const calls = callsFrom([file], callingSources, SCREENS);
        return [...text.matchAll(/path: '([^']+)'/g)].map(
          ([, path = '']) => [path, calls] as const,
        );
      }),
    [
      'every screen',
      callsFrom([`${CONSOLE}/main.tsx`, `${CLIENT}/index.ts`], callingSources, SCREENS),
    ],
  ]);
}

describe('docs/calls.md', () => {
  it('[SHELL-09] names for each specified call a screen of the console that makes it, and its test', () => {
    const calls = callsByScreen();
    expect(table.map(({ call }) => call)).toEqual(endpoints.map(({ call }) => call));
    for (const { call, screen, file, title } of table) {
      expect.soft(calls.get(screen)?.has(call), `${call} on ${screen}`).toBe(true);
      expect.soft(read(file).includes(title), `“${title}” in ${file}`).toBe(true);
    }
  });
});

describe('the calls of a source', () => {
  const paths = new Map(
    ['list', 'get', 'create', 'update', 'remove', 'refresh'].map((call) => [
      `GET /room/${call}`,
      `room.${call}`,
    ]),
  );
  const callsIn = (sources: Readonly<Record<string, string>>, file: string) =>
    [...(readCalls(new Map(Object.entries(sources)), paths).get(file)?.calls ?? [])].sort();

  it('are those that it makes by name or by address, not those that it asks permission for', () => {
    const source = `
      // api.room.remove
      can('room.update');
      reads.room.get(id);
      send({ method: 'GET', path: '/room/refresh' });`;
    expect(callsIn({ 'a.ts': source }, 'a.ts')).toEqual(['room.get', 'room.refresh']);
  });

  it('are those of an entity: its writes where it stands, its reads where it is drawn', () => {
    const sources = {
      'room.tsx': `export const room = {
        group: 'room', noun: { one: 'room' }, form, actions: [edit('room.update')],
      };`,
      'screen.tsx': `import { room } from './room.tsx';
        export const Screen = () => <EntityPanel entity={room} />;`,
      'other.tsx': `import { room } from './room.tsx'; export const title = room.title;`,
    };
    expect(callsIn(sources, 'room.tsx')).toEqual(['room.create', 'room.update']);
    expect(callsIn(sources, 'screen.tsx')).toEqual(['room.get', 'room.list']);
    expect(callsIn(sources, 'other.tsx')).toEqual([]);
  });
});
