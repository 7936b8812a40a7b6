/**
 * `npm run bundlers [names]`: the packed library in every bundler that `hosts/bundlers` locks, as one file and in
 * chunks, for development and for production, rendered in Chromium. `npm test` has one row of it (`one-file`).
 */
import { cp, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { type Bundler, bundlers } from './bundlers/bundlers.ts';
import { type PageName, pages, writePages } from './bundlers/pages.ts';
import { problemsOfBundle } from './bundlers/render.ts';
import { launchChromium } from './chromium/launch-chromium.ts';
import { capture, root } from './command/command.ts';
import { pnpm } from './command/pnpm.ts';
import { withTarballs } from './consumer/tarballs.ts';

const requested = process.argv.slice(2);
const chosen = bundlers.filter(({ name }) => requested.length === 0 || requested.includes(name));
if (chosen.length === 0) {
  process.stderr.write(`There are ${bundlers.map(({ name }) => name).join(', ')}.\n`);
  process.exit(2);
}

/** Installs the bundlers and the packed library into a product of its own. */
async function installed(product: string, tarball: string): Promise<void> {
  await cp(path.join(root, 'hosts/bundlers'), product, { recursive: true });
  // They have no types in them, which not every bundler reads.
  for (const file of (await readdir(product)).filter((name) => name.endsWith('.config.ts'))) {
    await rename(path.join(product, file), path.join(product, file.replace(/ts$/, 'js')));
  }
  const steps = [
    pnpm('install', '--frozen-lockfile', '--prefer-offline'),
    pnpm('add', '--prefer-offline', `@booking/ui@file:${tarball}`),
  ];
  for (const [command, args] of steps) {
    const { ok, output } = await capture(command, args, { cwd: product });
    if (!ok) throw new Error(output);
  }
  await writePages(path.join(product, 'pages'));
}

const failed = await withTarballs(async (tarballs, folder) => {
  const product = path.join(folder, 'bundlers');
  const tarball = tarballs.find(({ name }) => name === 'ui');
  await installed(product, tarball?.file ?? '');
  const browser = await launchChromium();
  let count = 0;
  /** Bundles a page in one way, renders it, and prints how it went. */
  const tryOne = async (bundler: Bundler, page: PageName, mode: string, isOneFile: boolean) => {
    const out = path.join('out', `${bundler.name}-${page}-${mode}-${isOneFile}`);
    const [command, ...args] = bundler.command({ page, out, mode, isOneFile });
    const { ok, output } = await capture(command, args, {
      cwd: product,
      env: { NODE_ENV: mode, PAGE: page, OUT: out, ONE_FILE: isOneFile ? 'yes' : 'no' },
    });
    const problems = ok ? await problemsOfBundle(browser, path.join(product, out)) : [output];
    const how = `${bundler.name}, ${page}, ${mode}, ${isOneFile ? 'one file' : 'chunks'}`;
    process.stdout.write(`${problems.length === 0 ? '✓' : '✗'} ${how}\n`);
    for (const problem of problems) process.stdout.write(`  ${problem}\n`);
    if (problems.length > 0) count += 1;
  };
  try {
    for (const bundler of chosen) {
      for (const page of Object.keys(pages) as PageName[]) {
        for (const mode of ['development', 'production']) {
          for (const isOneFile of bundler.hasOneFile ? [true, false] : [false]) {
            await tryOne(bundler, page, mode, isOneFile);
          }
        }
      }
    }
  } finally {
    await browser.close();
  }
  return count;
});
process.stdout.write(failed === 0 ? 'Everything renders.\n' : `${failed} failed.\n`);
process.exit(failed === 0 ? 0 : 1);
