import { expect, it } from 'vitest';
import { dryRun, dryRunLines } from './bulk-action.ts';

const row = (name: string) => ({ _id: name, name, __v: 1 });
const nameOf = ({ name }: { readonly name: string }) => name;
const rows = ['Goa House', 'Old Fort', 'Lakeview', 'Snowline', 'Kestrel', 'Heron'].map(row);
const action = {
  isDone: ({ name }: { name: string }) => name === 'Heron',
  blockedReason: ({ name }: { name: string }) =>
    name.includes('o') ? 'they are closed' : undefined,
  write: () => ({ body: {}, send: () => Promise.reject(new Error('A dry run writes nothing.')) }),
};

it('a dry run counts what will change, and says why the rest cannot', () => {
  const dry = dryRun(action, rows);
  expect(dry.can.map(({ name }) => name)).toEqual(['Lakeview', 'Kestrel']);
  expect(dryRunLines(dry, nameOf)).toEqual([
    '2 will change.',
    '1 already up to date (Heron).',
    '3 can’t change: they are closed (Goa House, Old Fort and Snowline).',
  ]);
});

it('a dry run names three and counts the others', () => {
  const all = dryRun(
    { ...action, isDone: () => false, blockedReason: () => 'they are closed' },
    rows,
  );
  expect(dryRunLines(all, nameOf)).toEqual([
    '0 will change.',
    '6 can’t change: they are closed (Goa House, Old Fort, Lakeview and 3 more).',
  ]);
});
