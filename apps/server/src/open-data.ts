import { addAuditMonths } from './audit/months.ts';
import { ConfigError } from './config/values.ts';
import type { Config } from './config.ts';
import { unaudited } from './database/audit-context.ts';
import type { OpenDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import { isLoopback } from './network.ts';
import { seedBase } from './seed/base.ts';
import { holdsSample, seedSample } from './seed/sample.ts';

export interface OpenData {
  readonly database: OpenDatabase;
  /** Whether it holds the sample that people may sign in to. */
  readonly sample: boolean;
}

/**
 * Opens the database, brings its tables up to date and fills them with what every installation has. It looks through no
 * table: what an older release has left to do is the housekeeping's.
 */
export async function openData(config: Config, origin?: string): Promise<OpenData> {
  const database = await openDatabase(config.database, origin && `serving ${origin}`);
  try {
    // On a busy machine a statement of these may take as long as one that hangs.
    await database.withoutTimeout(async ({ db, pool }) => {
      await migrate(pool);
      await addAuditMonths(db);
      // The data of a new installation is no one's change.
      await unaudited(async () => {
        await seedBase(db);
        // When two processes fill an empty database, one waits until the other has finished.
        const { sampleData, sampleScale } = config;
        if (sampleData) await seedSample(db, new Date(), sampleData, sampleScale);
      });
    });
    const sample = await holdsSample(database.db);
    if (sample) refuseToShow(config);
    return { database, sample };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Everyone knows the password of the sample's accounts. @throws ConfigError where others would reach them. */
function refuseToShow({ production, host, sampleData }: Config): void {
  if (!production && (sampleData || isLoopback(host))) return;
  const wayOut = production ? '' : ', or set SAMPLE_DATA=on to let everyone sign in to it';
  throw new ConfigError(
    `The database contains the sample accounts, whose password is public, so it can’t be served ${production ? 'in production' : `on ${host}`}. Use another DATA_DIR or DATABASE_URL${wayOut}.`,
  );
}
