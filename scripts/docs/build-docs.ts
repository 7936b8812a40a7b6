import path from 'node:path';
import { capture, root } from '../command/command.ts';
import { withOlderVersions } from './older-versions.ts';

interface BuildDocsOptions {
  /** Where to; by default where the product serves it. */
  readonly out?: string;
  /** The registry that has the released versions, which get pages of their own. Without one there are none. */
  readonly registry?: string | undefined;
}

/** Builds the documentation from the built packages and the built Storybook. @throws Error with what it printed. */
export async function buildDocs({ out, registry }: BuildDocsOptions = {}): Promise<void> {
  const to = out === undefined ? [] : ['--out', out];
  const { ok, output } = await withOlderVersions(registry, (older) =>
    capture('node', ['build.ts', '--older', older, ...to], { cwd: path.join(root, 'apps/docs') }),
  );
  if (!ok) throw new Error(`The build of apps/docs failed:\n\n${output}`);
}
