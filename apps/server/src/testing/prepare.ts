// The program that makes a database of `prepared.ts`: brings the one in a folder up to date and fills it.
import '../database/quick-imports.ts';

const [dir = '', content] = process.argv.slice(2);
const { migrate } = await import('../database/migrate.ts');
const { openDatabase } = await import('../database/open.ts');
const { seedBase } = await import('../seed/base.ts');
const { seedSample } = await import('../seed/sample.ts');

const database = await openDatabase({ kind: 'pglite', dir });
await database.withoutTimeout(async () => {
  await migrate(database.pool);
  await seedBase(database.db);
  if (content === 'sample') await seedSample(database.db, new Date());
});
await database.close();
