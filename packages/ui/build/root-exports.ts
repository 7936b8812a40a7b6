/**
 * The root of the package as it is published. In the sources it is a line a component, `export * from
 * './button/index.ts'`; in dist each line leads through a module that says the names, `root/button.js`.
 *
 * A bundler that writes one file, as esbuild does unless told to split, sets up what an `import()` of the package reaches
 * when that is first asked for. Where `Button` is found through `export *`, esbuild lets the modules on the way out, and
 * with them the asking: `Button` is there and can't render. Through names it keeps the way. The modules are of their own
 * because nothing in the package imports them, so an `import()` never reaches them; and a module a component keeps the
 * chunks of a bundler that splits as small as they were.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';

const dist = new URL('../dist/', import.meta.url);

export async function writeRoot(): Promise<void> {
  const index = new URL('index.js', dist);
  const folders = [...(await readFile(index, 'utf8')).matchAll(/"\.\/([\w-]+)\/index\.js"/g)];
  await mkdir(new URL('root/', dist));
  for (const [, name = ''] of folders) {
    const module: object = await import(new URL(`${name}/index.js`, dist).href);
    const names = Object.keys(module).join(',\n  ');
    const text = `export {\n  ${names}\n} from "../${name}/index.js";\n`;
    await writeFile(new URL(`root/${name}.js`, dist), text);
  }
  const lines = folders.map(([, name]) => `export * from "./root/${name}.js";\n`);
  await writeFile(index, lines.join(''));
}
