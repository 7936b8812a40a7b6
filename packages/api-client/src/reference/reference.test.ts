import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type CallSchemas, schemas } from '../contract/schemas.ts';
import { referencedCalls } from './calls.ts';
import { descriptionsOf, referencePages } from './pages.ts';

const pages = referencePages();
const schemasOf: Readonly<Record<string, Readonly<Record<string, CallSchemas>>>> = schemas;

const named = referencedCalls.map((call) => ({ ...call, name: `${call.group}.${call.call}` }));

describe.each(named)('$name', ({ group, call, sent, example }) => {
  it('has a description, and its example on the page of its resource', () => {
    expect(descriptionsOf(group).get(call)).toMatch(/\.$/);
    expect([...pages.values()].filter((text) => text.includes(`\n${example}\n`)).length).toBe(1);
  });

  it('accepts what its example sends', () => {
    const { body, form, query } = schemasOf[group]?.[call] ?? {};
    const schema = sent === undefined ? undefined : (body ?? form ?? query);
    // A query is text, as it is in an address.
    const input = schema === query ? asQuery(sent) : sent;
    expect(schema && z.safeParse(schema, input).error?.issues).toBeUndefined();
  });
});

function asQuery(sent: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(Object(sent)).map(([key, value]) => [key, String(value)]),
  );
}

it('says limits, permission and errors', () => {
  const page = pages.get('docs/asset.md') ?? '';
  expect(page).toContain('| `ids` | `string[]` | 1 to 1000 items; each id |');
  expect(page).toContain('The permission `asset.bulkUpdate`.');
  expect(page).toContain('| `NOT_ENTITLED` | 403 | The institute’s plan doesn’t include this. |');
  // Without it, only a 400 would tell that the field is required.
  expect(pages.get('docs/setting.md')).toContain('| `institution` (required) | `string` | id |');
});

it('says in words what a text looks like, and that small letters become capitals', () => {
  for (const [file, page] of pages)
    expect([file, ...(page.match(/`\^.*\$`/g) ?? [])]).toEqual([file]);
  expect(pages.get('docs/institution.md')).toContain(
    '| `code` | `string` | 3 to 10 letters and digits, in capitals, which small letters become |',
  );
});

it('says what a call resolves with, in a body of its own too', () => {
  const [, check = ''] = pages.get('docs/category.md')?.split('## category.checkGenerics\n') ?? [];
  const [text = ''] = check.split('\n## ');
  expect(text).not.toContain('Resolves with nothing.');
  expect(text).toContain('| `data.limits.assets.used` (required) |');
});

it('lists every resource for tools', () => {
  for (const file of pages.keys())
    if (file.startsWith('docs/')) expect(pages.get('llms.txt')).toContain(`(${file})`);
});
