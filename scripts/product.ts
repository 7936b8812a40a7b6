/** `npm start`: builds what changed, then runs the product in the foreground. */
import { BuildFailed, build } from './build/build.ts';
import { foreground, root } from './command/command.ts';

try {
  await build({}, ({ name, rebuilt, milliseconds }) => {
    if (rebuilt) process.stdout.write(`Built ${name} in ${(milliseconds / 1000).toFixed(1)} s\n`);
  });
  process.exitCode = await foreground(process.execPath, [`${root}apps/server/src/main.ts`]);
} catch (error) {
  if (!(error instanceof BuildFailed)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
