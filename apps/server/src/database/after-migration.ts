/** Runs after `drizzle-kit generate`: completes the newest migration, and keeps its snapshot alone. */
import { appendFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { auditOfNewTables } from './audit-of-tables.ts';

const migrations = path.join(import.meta.dirname, 'migrations');
const folder = path.join(migrations, 'meta');
const namesIn = (place: string, ending: string) =>
  readdirSync(place)
    .filter((name) => name.endsWith(ending))
    .sort();
const snapshots = namesIn(folder, '_snapshot.json');
const [before, after] = snapshots
  .slice(-2)
  .map((name): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
const newest = namesIn(migrations, '.sql').at(-1);

if (after !== undefined && newest !== undefined) {
  const why =
    '-- Each write has an entry. What needs none has its reason in audit/every-write.test.ts instead.';
  for (const line of auditOfNewTables(before, after)) {
    appendFileSync(path.join(migrations, newest), `--> statement-breakpoint\n${why}\n${line}`);
  }
}

// drizzle-kit compares the tables with the newest snapshot alone; each of the others is a whole copy of the schema.
for (const older of snapshots.slice(0, -1)) rmSync(path.join(folder, older));
