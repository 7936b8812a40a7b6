import path from 'node:path';
import { capture, root } from '../command/command.ts';

/** Builds the documentation from the built packages and the built Storybook. @throws Error with what it printed. */
export async function buildDocs(): Promise<void> {
  const { ok, output } = await capture('node', ['--run', 'build'], {
    cwd: path.join(root, 'apps/docs'),
  });
  if (!ok) throw new Error(`The build of apps/docs failed:\n\n${output}`);
}
