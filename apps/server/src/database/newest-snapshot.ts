import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** drizzle-kit compares the tables with the newest snapshot alone; each of the others is a whole copy of the schema. */
const folder = path.join(import.meta.dirname, 'migrations/meta');
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));

for (const older of snapshots.sort().slice(0, -1)) rmSync(path.join(folder, older));
