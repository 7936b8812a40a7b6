/** `npm run storybook` and `npm run build-storybook`: builds the client that the screens in it import, then is Storybook. */
import { BuildFailed, build } from './build/build.ts';
import { targets } from './build/targets.ts';
import { foreground } from './command/command.ts';

try {
  await build({ only: targets.filter(({ name }) => name === 'api-client') });
  process.exitCode = await foreground('storybook', process.argv.slice(2));
} catch (error) {
  if (!(error instanceof BuildFailed)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
