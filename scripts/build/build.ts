import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { capture, root } from '../command/command.ts';
import { afterNeeds } from './after-needs.ts';
import { inputHash } from './input-hash.ts';
import { type Target, targets } from './targets.ts';

const stamps = path.join(root, 'node_modules/.cache/booking/build');

/** A build that failed; the message holds what it printed. */
export class BuildFailed extends Error {}

/** Result of one target. */
export interface Built {
  readonly name: string;
  readonly rebuilt: boolean;
  readonly milliseconds: number;
}

/**
 * Builds what changed since the last build, side by side where no target needs the other: a target is fresh when the
 * hash of its inputs, and of the targets that it needs, is the one that its result was made from.
 * @param report called after each target.
 * @throws BuildFailed if one fails, after the others have ended.
 */
export async function build(
  { force = false, only = targets }: { force?: boolean; only?: readonly Target[] } = {},
  report: (built: Built) => void = () => {},
): Promise<void> {
  await mkdir(stamps, { recursive: true });
  const hashes = new Map<string, string>();
  await afterNeeds(only, async (target) => {
    const began = performance.now();
    const hash = await hashOf(target, hashes);
    hashes.set(target.name, hash);
    const stale = force || !(await isFresh(target, hash));
    if (stale) await rebuild(target, hash);
    report({ name: target.name, rebuilt: stale, milliseconds: performance.now() - began });
  });
}

async function hashOf(target: Target, before: ReadonlyMap<string, string>): Promise<string> {
  const own = target.inputs.map((input) => path.join(root, target.folder, input));
  const shared = target.shared.map((input) => path.join(root, input));
  const files = await inputHash([...own, ...shared]);
  return [files, ...target.after.map((name) => before.get(name) ?? '')].join(' ');
}

async function isFresh(target: Target, hash: string): Promise<boolean> {
  const stamp = path.join(stamps, target.name);
  return (
    existsSync(path.join(root, target.folder, target.output)) &&
    existsSync(stamp) &&
    (await readFile(stamp, 'utf8')) === hash
  );
}

async function rebuild(target: Target, hash: string): Promise<void> {
  const cwd = path.join(root, target.folder);
  const { ok, output } = await capture('node', ['--run', 'build'], { cwd });
  if (!ok) throw new BuildFailed(`The build of ${target.name} failed:\n\n${output}`);
  // Written after the build, so that one that was cut short is done again.
  await writeFile(path.join(stamps, target.name), hash);
}
