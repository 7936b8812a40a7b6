/**
 * `npm run docs`: builds the documentation of both packages into `apps/docs/dist`, with their Storybook. With the address of
 * the registry in `BOOKING_REGISTRY`, the released versions before this one have their pages in it too.
 */
import { BuildFailed, build } from './build/build.ts';
import { targets } from './build/targets.ts';
import { foreground } from './command/command.ts';
import { buildDocs } from './docs/build-docs.ts';

try {
  await build({ only: targets.filter(({ folder }) => folder.startsWith('packages/')) });
  process.exitCode = await foreground('storybook', ['build', '--quiet']);
  if (process.exitCode === 0) {
    await buildDocs({ registry: process.env.BOOKING_REGISTRY });
    process.stdout.write(
      'The documentation is in apps/docs/dist. `npm start` serves it at /design.\n',
    );
  }
} catch (error) {
  if (!(error instanceof Error)) throw error;
  process.stderr.write(`${error instanceof BuildFailed ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
