import { expect, it } from 'vitest';
import { withoutClauses } from './clauses.ts';
import { readRegistry } from './registry.ts';

it.each([
  [
    'The reveal animation (`SITE-16`); the rest is ours.',
    'The reveal animation; the rest is ours.',
  ],
  ['Mobile (`SHELL-11`, `TIP-01`).', 'Mobile.'],
  ['A space (`&nbsp;`) stays.', 'A space (`&nbsp;`) stays.'],
])('%s', (text, published) => {
  expect(withoutClauses(text)).toBe(published);
});

it('no published text for tools names a clause', async () => {
  const { files } = await readRegistry();
  const named = [...files].filter(([, text]) => /`[A-Z]+-\d{2}`/.test(text)).map(([file]) => file);
  expect(named).toEqual([]);
});
