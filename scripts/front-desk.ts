/** `npm run front-desk`: packs the packages, installs them in `examples/front-desk` and builds it, for `npm start`. */
import { BuildFailed, build } from './build/build.ts';
import { targets } from './build/targets.ts';
import { libraries, withTarballs } from './consumer/tarballs.ts';
import { buildFrontDesk, frontDeskFolder } from './front-desk/install.ts';

try {
  const packages: readonly string[] = libraries;
  await build({ only: targets.filter(({ name }) => packages.includes(name)) });
  await withTarballs((tarballs) => buildFrontDesk(frontDeskFolder, tarballs));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  process.stderr.write(`${error instanceof BuildFailed ? error.message : String(error)}\n`);
  process.exit(1);
}
process.stdout.write('The front desk is built. `npm start` serves it.\n');
