import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inputHash } from '../../scripts/build/input-hash.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cache = path.join(root, 'node_modules/.cache/booking/sample-data');
/** Sources that sample data is made from. */
const sources = [
  'apps/server/src',
  'apps/server/package.json',
  'packages/api-client/src',
  'packages/content/src',
];

/**
 * Whether a first start with these settings makes what is kept here. With `large` or `off` it makes something else, and
 * with a database on a server nothing in the data folder.
 */
export function takesSampleData(env: Readonly<Record<string, string>> = {}): boolean {
  const { SAMPLE_DATA = 'on', DATABASE_URL = '' } = { ...process.env, ...env };
  return SAMPLE_DATA === 'on' && DATABASE_URL === '';
}

/** No run takes longer. */
const KEPT_MS = 24 * 60 * 60_000;

let sampleFolder: Promise<string> | undefined;

/**
 * Fills an empty data folder with what a first start makes of it. That takes a core five seconds, so it is made once a
 * day and version, and copied from then on.
 * @param start starts a product on the folder and stops it once it serves.
 */
export async function fillWithSampleData(
  dataDir: string,
  start: (dataDir: string) => Promise<void>,
): Promise<void> {
  sampleFolder ??= sampleData(start);
  await cp(await sampleFolder, dataDir, { recursive: true });
}

async function sampleData(start: (dataDir: string) => Promise<void>): Promise<string> {
  const hash = await inputHash(sources.map((source) => path.join(root, source)));
  // It is counted back from the day, which is that of the platform.
  const day = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  const name = `${day}-${hash.slice(0, 16)}`;
  const folder = path.join(cache, name);
  await mkdir(cache, { recursive: true });
  const entries = await readdir(cache);
  if (entries.includes(name)) return folder;
  const making = await mkdtemp(path.join(cache, 'making-'));
  await start(making);
  // Another run may have created it since.
  await rename(making, folder).catch(() => rm(making, { recursive: true }));
  for (const entry of entries) {
    const place = path.join(cache, entry);
    // A run that began before midnight, or before a change, still copies from its own.
    const age = await stat(place).then(
      ({ mtimeMs }) => performance.timeOrigin + performance.now() - mtimeMs,
      () => 0,
    );
    if (age > KEPT_MS) await rm(place, { recursive: true, force: true });
  }
  return folder;
}
