import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { capture, root } from '../command/command.ts';
import { published, type Tarball } from './tarballs.ts';
import { versionOf } from './version-of.ts';

/** Package managers beside pnpm, and how each installs what `package.json` says. */
const installers: Readonly<Record<string, readonly [command: string, ...args: string[]]>> = {
  npm: ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline'],
  yarn: ['yarn', 'install', '--no-lockfile', '--non-interactive', '--prefer-offline'],
};

const program = `
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createClient } from '@booking/api-client';
import { schemas } from '@booking/api-client/contract';
import { Button, Modal } from '@booking/ui';

assert.match(renderToStaticMarkup(createElement(Button, null, 'Save')), /<button[^>]*>.*Save/);
assert.equal(typeof createClient({ baseUrl: 'https://api.example' }).user.login, 'function');
assert.ok(Modal && schemas.user.login && import.meta.resolve('@booking/ui/styles.css'));
for (const [name, file, text] of [
  ['ui', 'LICENSE', /belongs to/],
  ['ui', 'THIRD-PARTY-NOTICES.md', /Lucide, in the icons/],
  ['api-client', 'LICENSE', /belongs to/],
  ['eslint-plugin', 'LICENSE', /belongs to/],
])
  assert.match(await readFile('node_modules/@booking/' + name + '/' + file, 'utf8'), text);
`;

/**
 * Installs the tarballs by npm and Yarn and uses both packages. Nor may anything but pnpm pack them: what npm packs has
 * `catalog:` in its dependencies and can't be installed.
 */
export async function problemsOfInstallers(
  folder: string,
  tarballs: readonly Tarball[],
): Promise<string[]> {
  const problems: string[] = [];
  const own = tarballs.map(({ name, file }) => [`@booking/${name}`, `file:${file}`] as const);
  const react = await versionOf(path.join(root, 'node_modules/react'));
  const dependencies = { ...Object.fromEntries(own), react, 'react-dom': react };
  for (const [name, [command, ...args]] of Object.entries(installers)) {
    const product = path.join(folder, `by-${name}`);
    await mkdir(product);
    await writeFile(
      path.join(product, 'package.json'),
      JSON.stringify({ name: 'product', private: true, type: 'module', dependencies }),
    );
    await writeFile(path.join(product, 'use.js'), program);
    for (const call of [
      [command, args],
      ['node', ['use.js']],
    ] as const) {
      const { ok, output } = await capture(call[0], call[1], { cwd: product });
      if (ok) continue;
      problems.push(`by ${name}: ${output}`);
      break;
    }
  }
  for (const name of published) {
    const into = path.join(folder, `npm-pack-${name}`);
    await mkdir(into);
    const { ok } = await capture('npm', ['pack', '--pack-destination', into], {
      cwd: path.join(root, 'packages', name),
      env: { ...process.env, npm_config_user_agent: undefined },
    });
    if (ok || (await readdir(into)).length > 0) problems.push(`npm packs @booking/${name}.`);
    await rm(into, { recursive: true });
  }
  return problems;
}
