import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capture, root } from '../command/command.ts';
import { libraries } from '../consumer/tarballs.ts';
import { versionOf } from '../consumer/version-of.ts';

const isStable = (version: string) => /^\d+\.\d+\.\d+$/.test(version);

const compare = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

/**
 * Brings what was packed of the released versions before the one that is checked out, each under its number as the
 * workspace has it: `2.0.0/packages/ui`. The client of a version is its newest that has no greater number. A version whose
 * library packed no pages is left out.
 * @param registry The registry that they are published to. Without one there are none.
 */
export async function withOlderVersions<T>(
  registry: string | undefined,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'booking-older-'));
  try {
    if (registry) await bringInto(folder, registry);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function bringInto(folder: string, registry: string): Promise<void> {
  const own = await versionOf(path.join(root, 'packages/ui'));
  const [clients, all] = await Promise.all([
    versionsIn(registry, 'api-client'),
    versionsIn(registry, 'ui'),
  ]);
  for (const ui of all.filter((version) => compare(version, own) < 0)) {
    const client = clients.findLast((version) => compare(version, ui) <= 0);
    const to = path.join(folder, ui);
    if (client !== undefined) {
      await unpack(registry, `@booking/ui@${ui}`, path.join(to, 'packages/ui'));
      await unpack(registry, `@booking/api-client@${client}`, path.join(to, 'packages/api-client'));
    }
    const isWhole = libraries.every((name) =>
      existsSync(path.join(to, 'packages', name, 'dist/llms.txt')),
    );
    if (!isWhole) await rm(to, { recursive: true, force: true });
  }
}

/** The versions of a package in the registry, the oldest first. Before the first release there are none. */
async function versionsIn(registry: string, name: string): Promise<string[]> {
  const { ok, output } = await npm(registry, ['view', `@booking/${name}`, 'versions', '--json']);
  if (!ok && /\bE404\b/.test(output)) return [];
  if (!ok) throw new Error(output);
  const said: unknown = JSON.parse(output);
  // For a package with a single version, npm prints that alone.
  const versions = Array.isArray(said) ? said.map(String) : [String(said)];
  return versions.filter(isStable).sort(compare);
}

async function unpack(registry: string, name: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const packed = await npm(registry, ['pack', name, '--pack-destination', to]);
  const [file] = await readdir(to);
  if (!packed.ok || file === undefined) throw new Error(packed.output);
  const { ok, output } = await capture('tar', ['-xzf', file, '--strip-components=1'], { cwd: to });
  if (!ok) throw new Error(output);
  await rm(path.join(to, file));
}

/** npm, where the name `@booking` is that registry's. */
function npm(registry: string, args: readonly string[]) {
  // Not in the workspace, whose settings are for pnpm.
  return capture('npm', [...args, `--@booking:registry=${registry}`, '--loglevel=error'], {
    cwd: tmpdir(),
  });
}
