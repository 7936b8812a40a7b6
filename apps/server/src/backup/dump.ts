import type { ClientBase } from 'pg';
import { appliedMigrations } from '../database/migrate.ts';
import { BackupError, type Part } from './backup-file.ts';
import { beginReading, rowsOf, tablesOf } from './rows.ts';
import { tableSum } from './table-sum.ts';

/** Everything in a database as it is at one moment, while others go on writing. */
export async function* dump(client: ClientBase, now: Date): AsyncGenerator<Part> {
  await beginReading(client);
  const migrations = await appliedMigrations(client);
  if (migrations.length === 0) throw new BackupError('The database is empty: nothing to back up.');
  yield { kind: 'head', format: 1, at: now.toISOString(), migrations };
  const tables = await tablesOf(client);
  for (const name of tables) {
    yield { kind: 'table', name };
    const sum = tableSum();
    for await (const json of rowsOf(client, name)) {
      sum.add(json);
      yield { kind: 'row', json };
    }
    yield { kind: 'sum', rows: sum.rows(), sum: sum.sum() };
  }
  await client.query('rollback');
  yield { kind: 'end', tables: tables.length };
}
