import { describe, expect, it } from 'vitest';
import { packedPages } from '../pages/packed-pages.ts';
import { compile } from './compile.ts';
import { isPlayable, wholeFile } from './playable.ts';

it('compiles TypeScript and markup to a module of React', () => {
  const code = compile(
    'export function Room({ name }: { name?: string }) { return <b>{name}</b>; }',
  );
  expect(code).toContain(`require("react/jsx-runtime")`);
  expect(code).toContain('exports.Room = Room');
  expect(code).not.toContain('string');
});

it('makes a file of markup, with what it uses of the library, on the same lines', () => {
  const whole = wholeFile('<Button>\n  Keep <Kbd>K</Kbd>\n</Button>');
  expect(whole.split('\n')).toHaveLength(3);
  expect(whole).toContain("import { Button, Kbd } from '@booking/ui';");
});

it('names the line of a mistake', () => {
  expect(() => compile('const a = 1;\nexport function Room() { return <b>; }')).toThrow('(2:');
});

it.each([
  ["import { Button } from '@booking/ui/button';", false],
  ['const rooms = 4;', false],
  ['export function Room() { return null; }', true],
  ['<Button>Save</Button>', true],
])('%s is playable: %s', (code, expected) => {
  expect(isPlayable(code)).toBe(expected);
});

const root = new URL('../../../../', import.meta.url);

describe('the pages of the library', async () => {
  const pages = await packedPages({ root, folder: 'packages/ui', prefix: '', hasStories: true });
  const examples = pages.flatMap(({ path, group, markdown }) =>
    [...markdown.matchAll(/^```tsx\n([\s\S]*?)^```$/gm)]
      .map(([, code = '']) => code)
      .filter(isPlayable)
      .map((code) => ({ path, group, code })),
  );

  it('have examples that compile', () => {
    expect(examples.length).toBeGreaterThan(100);
    for (const { code } of examples) expect(compile(code)).toContain('exports.');
  });

  it('have at least one on each page of a component', () => {
    const withExample = new Set(examples.map(({ path }) => path));
    const components = pages.filter(
      ({ group }) => !['Introduction', 'Foundations', 'Patterns'].includes(group),
    );
    const without = components.filter(({ path }) => !withExample.has(path));
    expect(without.map(({ path }) => path)).toEqual([]);
  });
});
