import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { type Check, judged } from '../check/check.ts';
import { launchChromium } from '../chromium/launch-chromium.ts';
import { root } from '../command/command.ts';
import { type PageName, pages, writePages } from './pages.ts';
import { problemsOfBundle } from './render.ts';

/**
 * The library in the bundler that failed with it: one file without chunks, as esbuild writes unless told otherwise, and
 * split. `npm run bundlers` has the others.
 */
export const oneFile: Check = {
  name: 'one-file',
  title: 'the root and every entry of the library render from one file and from chunks',
  async run() {
    const folder = await mkdtemp(path.join(tmpdir(), 'booking-bundled-'));
    const browser = await launchChromium();
    try {
      await linkPackages(folder);
      await writePages(folder);
      const problems: string[] = [];
      for (const page of Object.keys(pages) as PageName[]) {
        for (const splitting of [false, true]) {
          const into = path.join(folder, 'out', `${page}-${splitting}`);
          await bundle(path.join(folder, `${page}.js`), into, splitting);
          const bundleProblems = await problemsOfBundle(browser, into);
          const how = splitting ? 'in chunks' : 'in one file';
          problems.push(...bundleProblems.map((problem) => `${page} ${how}: ${problem}`));
        }
      }
      return judged(problems);
    } finally {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Links the packages that a product has installed, without installing them. */
async function linkPackages(folder: string): Promise<void> {
  const modules = path.join(folder, 'node_modules');
  await mkdir(path.join(modules, '@booking'), { recursive: true });
  await symlink(path.join(root, 'packages/ui'), path.join(modules, '@booking/ui'), 'junction');
  for (const name of ['react', 'react-dom']) {
    await symlink(path.join(root, 'node_modules', name), path.join(modules, name), 'junction');
  }
}

function bundle(entry: string, outdir: string, splitting: boolean) {
  return build({
    entryPoints: { page: entry },
    bundle: true,
    splitting,
    format: splitting ? 'esm' : 'iife',
    outdir,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
}
