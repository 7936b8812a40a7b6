/** The site as a visitor gets it: built into a folder of its own, once a test file. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface BuiltSite {
  /** Path of the folder. */
  folder: string;
  remove(): Promise<void>;
}

/** Runs the build as its own process, as `npm run build` does: the page must not depend on what a test has loaded. */
export async function buildInto(env: Record<string, string> = {}): Promise<BuiltSite> {
  const folder = await mkdtemp(join(tmpdir(), 'booking-site-'));
  const script = join(import.meta.dirname, '../../build.ts');
  await promisify(execFile)(process.execPath, [script, folder], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
