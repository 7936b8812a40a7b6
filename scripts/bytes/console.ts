import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type Check, judged } from '../check/check.ts';
import { root } from '../command/command.ts';
import { FILE_CEILINGS, SCREEN_CEILING } from './console-ceilings.ts';

const dist = path.join(root, 'apps/console/dist');

/** Entry of Vite's manifest for a file of the build. */
interface Made {
  readonly file: string;
  readonly name?: string;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Chunks shared by screens, each measured separately. Every screen loads them all. */
const SHARED = ['entry', 'forms', 'contract', 'overlays', 'shell', 'parts'];

/** The first script of the built console and what each screen adds to it stay under their ceilings (goal 12). */
export const consoleBytes: Check = {
  name: 'console-bytes',
  title: 'the first script of the console and what each screen adds stay under their ceilings',
  async run() {
    const served = await weighConsole();
    const withoutHashes = await weighConsole(bytesWithoutHashes);
    const problems = Object.keys(FILE_CEILINGS)
      .filter((name) => !served.has(name))
      .map((name) => `${name} has a ceiling and does not exist.`);
    for (const [name, size] of served) {
      const ceiling = FILE_CEILINGS[name];
      const own = ceiling === undefined ? size : (withoutHashes.get(name) ?? 0);
      const most = ceiling ?? SCREEN_CEILING;
      if (own > most) problems.push(`${name} weighs ${own} B of ${most} B.`);
    }
    return judged(problems, `first script ${served.get('first')} B in brotli`);
  },
};

/** Returns the bytes of a file of the build. */
type Measure = (file: string) => Promise<number>;

const servedBytes: Measure = async (file) => (await stat(path.join(dist, `${file}.br`))).size;

const compress = promisify(brotliCompress);

/**
 * Returns the same bytes without the hashes in the names of other files. A change of any file gives others other
 * hashes, which compress to 50 bytes more or less in a file that imports forty.
 */
const bytesWithoutHashes: Measure = async (file) => {
  const code = await readFile(path.join(dist, file), 'utf8');
  return (await compress(code.replace(/-[\w-]{8}(?=\.(?:js|css)\b)/g, ''))).byteLength;
};

/** Bytes in brotli: of the first script, of each shared file, and of what each screen and part that loads later adds. */
export async function weighConsole(bytesOf = servedBytes): Promise<Map<string, number>> {
  const text = (name: string) => readFile(path.join(dist, name), 'utf8');
  const manifest: Record<string, Made> = JSON.parse(await text('.vite/manifest.json'));
  const all = Object.entries(manifest);
  const withImports = (keys: readonly string[], reached = new Set<string>()): Set<string> => {
    for (const key of keys) {
      if (reached.has(key)) continue;
      reached.add(key);
      withImports(manifest[key]?.imports ?? [], reached);
    }
    return reached;
  };
  const weight = async (keys: Iterable<string>) => {
    let bytes = 0;
    for (const key of keys) {
      bytes += await bytesOf(manifest[key]?.file ?? '');
    }
    return bytes;
  };

  const page = await text('index.html');
  const first = withImports(
    all
      .filter(([, { file }]) => page.includes(`<script type="module" crossorigin src="/${file}"`))
      .map(([key]) => key),
  );
  const weights = new Map([['first', await weight(first)]]);
  const loaded = new Set(first);
  for (const [key, { name = '' }] of all) {
    if (!SHARED.includes(name)) continue;
    weights.set(name, await weight([key]));
    loaded.add(key);
  }
  for (const [key, { isDynamicEntry }] of all) {
    if (!isDynamicEntry || loaded.has(key)) continue;
    // Files that are loaded inside a screen, or inside of one of its parts, come on top of that.
    const screen = key.replace(/(screens\/[^/]+)\/.*/, '$1/route.tsx');
    const hosts = all.flatMap(([host, { dynamicImports }]) =>
      dynamicImports?.includes(key) && host !== key && !loaded.has(host) ? host : [],
    );
    const around = withImports([screen, ...hosts].filter((opener) => opener !== key));
    const own = [...withImports([key])].filter(
      (imported) => !loaded.has(imported) && !around.has(imported),
    );
    weights.set(key.replace(/^src\//, ''), await weight(own));
  }
  return weights;
}
