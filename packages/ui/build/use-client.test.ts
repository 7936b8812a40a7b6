import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const source = new URL('../src/', import.meta.url);

/** Published files by path. */
const files = (await readdir(source, { recursive: true })).filter(
  (path) =>
    /\.tsx?$/.test(path) &&
    !/\.(test|stories)\.tsx?$/.test(path) &&
    !/^(docs|testing)\//.test(path),
);
const texts = new Map<string, string>();
for (const path of files) texts.set(path, await readFile(new URL(path, source), 'utf8'));

const isForClients = (path: string) => /^(\/\/.*\n)*'use client';\n/.test(texts.get(path) ?? '');

/** Hooks, handlers, contexts and class components run only in a browser. */
const runsInBrowser =
  /\buse(State|Effect|LayoutEffect|Ref|Reducer|Context|SyncExternalStore|ImperativeHandle)\(|\bcreateContext\(|<[a-z][^>]*\bon[A-Z]\w*=\{|extends Component\b/;

describe("'use client'", () => {
  it('is in every browser-only module', () => {
    const interactive = files.filter(
      (path) => path.endsWith('.tsx') && runsInBrowser.test(texts.get(path) ?? ''),
    );
    expect(interactive.length).toBeGreaterThan(15);
    expect(interactive.filter((path) => !isForClients(path))).toEqual([]);
  });

  it('is in no module of constants', () => {
    const names = files.filter((path) =>
      /\.(variants|values)\.ts$|\.types\.ts$|^constants\.ts$|\/generated\/|^tokens\/|icons\.ts$|\/index\.ts$|^index\.ts$/.test(
        path,
      ),
    );
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter(isForClients)).toEqual([]);
  });
});
