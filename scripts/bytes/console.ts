import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Check, judged } from '../check/check.ts';
import { root } from '../command/command.ts';
import { FILE_CEILINGS, SCREEN_CEILING } from './console-ceilings.ts';

const dist = path.join(root, 'apps/console/dist');

/** What Vite says of a file that it has made. */
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
    const weights = await weighConsole();
    const problems = Object.keys(FILE_CEILINGS)
      .filter((name) => !weights.has(name))
      .map((name) => `${name} has a ceiling and does not exist.`);
    for (const [name, size] of weights) {
      const ceiling = FILE_CEILINGS[name] ?? SCREEN_CEILING;
      if (size > ceiling) problems.push(`${name} weighs ${size} B of ${ceiling} B.`);
    }
    return judged(problems, `first script ${weights.get('first')} B in brotli`);
  },
};

/** Bytes in brotli: of the first script, of each shared file, and of what each screen and part that loads later adds. */
export async function weighConsole(): Promise<Map<string, number>> {
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
      const file = manifest[key]?.file ?? '';
      bytes += (await readFile(path.join(dist, `${file}.br`))).byteLength;
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
    // What is loaded inside a screen, or inside of one of its parts, comes on top of that.
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
