import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { readSettings } from './store.ts';

/** Where users of other templates work: by the platform's settings, else as the installation is configured. */
export async function readSubApps(
  db: Database,
  { subApps }: Pick<Config, 'subApps'>,
): Promise<Config['subApps']> {
  const { hospitality, event } = (await readSettings(db)).subApps;
  return { hospitality: hospitality ?? subApps.hospitality, event: event ?? subApps.event };
}

/** Whether the pages of an origin are those of an application that users are handed over to. */
export async function isSubAppOrigin(
  db: Database,
  config: Pick<Config, 'subApps'>,
  origin: string,
): Promise<boolean> {
  const addresses = Object.values(await readSubApps(db, config));
  return addresses.some((address) => address && URL.parse(address)?.origin === origin);
}
