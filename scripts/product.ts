/** `npm start`: builds what changed, then is the product. */
import { fileURLToPath } from 'node:url';
import { BuildFailed, build } from './build/build.ts';
import { serveBesideProduct } from './front-desk/beside-product.ts';

try {
  await build({}, ({ name, rebuilt, milliseconds }) => {
    if (rebuilt) process.stdout.write(`Built ${name} in ${(milliseconds / 1000).toFixed(1)} s\n`);
  });
} catch (error) {
  if (!(error instanceof BuildFailed)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
await serveBesideProduct(process.env);
// In this process, not in one that this one waits for. The processes that share the work begin with the same file.
const server = new URL('../apps/server/src/main.ts', import.meta.url);
process.argv[1] = fileURLToPath(server);
await import(server.href);
