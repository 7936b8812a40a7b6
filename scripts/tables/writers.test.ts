import { expect, it } from 'vitest';
import { writersOf } from './writers.ts';

const schema = "import { institution } from '../schema/tenant.ts';\n";

it.each([
  ['a builder', 'await db\n.update(institution)\n.set({});'],
  ['a statement', ['sql`update $', '{institution} set tags = null`'].join('')],
  ['rows of the kit', 'rowsOf({\n  table: institution,'],
])('finds the folders that write a table with %s', (_, write) => {
  const sources = new Map([
    ['apps/server/src/institution/store.ts', schema + write],
    ['apps/server/src/user/store.ts', schema + write],
    ['apps/server/src/seed/sample.ts', schema + write],
    ['apps/server/src/rate/rate.test.ts', schema + write],
  ]);
  const folders = writersOf(sources).get('institution');
  expect([...(folders ?? [])]).toEqual(['institution', 'user']);
});

it('knows a table by what it is imported as, and nothing else by its form', () => {
  const renamed = "import {\n  type One,\n  institution as table,\n} from '../schema/tenant.ts';";
  const write = `${renamed}\nawait db.delete(table);\nawait cache.delete(guests);`;
  expect([...writersOf(new Map([['apps/server/src/user/a.ts', write]])).keys()]).toEqual([
    'institution',
  ]);
});
