/** `npm run build`. The server puts the public address in (`PUBLIC_URL`). */
import { pathToFileURL } from 'node:url';
import { buildSite } from './src/prerender/build-site.ts';

const outDir = process.argv[2];
await buildSite(outDir ? { outDir: pathToFileURL(`${outDir}/`) } : {});
