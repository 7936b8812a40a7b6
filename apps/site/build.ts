/** `pnpm --filter @booking/site build`. `SITE_ORIGIN` is the public address; without it links stay relative. */
import { pathToFileURL } from 'node:url';
import { buildSite } from './src/prerender/build-site.ts';

const outDir = process.argv[2];
await buildSite({
  origin: process.env.SITE_ORIGIN,
  ...(outDir && { outDir: pathToFileURL(`${outDir}/`) }),
});
