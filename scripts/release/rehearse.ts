import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readChangesets } from '@changesets/read';
import { capture, foreground, root } from '../command/command.ts';
import { pnpm } from '../command/pnpm.ts';
import { published } from '../consumer/tarballs.ts';
import { versionOf } from '../consumer/version-of.ts';
import { startRegistry } from './registry.ts';

/** A release of the last commit from its changesets to a stranger's import, with nothing left behind. */
export async function rehearse(): Promise<number> {
  const built = await foreground('node', ['scripts/build.ts']);
  if (built !== 0) return built;
  const folder = await mkdtemp(path.join(tmpdir(), 'booking-release-'));
  try {
    const registry = await startRegistry(folder);
    try {
      const copy = await copyCommit(path.join(folder, 'copy'), registry.npmrc);
      if ((await readChangesets(copy)).length > 0)
        await run(copy, 'node', 'scripts/release.ts', 'version');
      else print('No changesets: the versions stay as they are.');
      await checkRules(copy);
      process.env.BOOKING_REGISTRY = registry.address;
      await run(copy, 'node', 'scripts/release.ts', 'publish');
      await checkTags(copy);
      await installAndImport(path.join(folder, 'product'), copy, registry.npmrc);
    } finally {
      await registry.stop();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  print(
    'The release has been rehearsed: versions, changelogs, tags, packages and an installation of them.',
  );
  return 0;
}

/** The workspace of the last commit with a history of its own, what is installed and built here, and that registry. */
async function copyCommit(copy: string, npmrc: string): Promise<string> {
  await run(root, 'git', 'clone', '--quiet', '--shared', root, copy);
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (const name of published) {
    const from = path.join(root, 'packages', name);
    const to = path.join(copy, 'packages', name);
    await symlink(path.join(from, 'node_modules'), path.join(to, 'node_modules'));
    await cp(path.join(from, 'dist'), path.join(to, 'dist'), { recursive: true });
  }
  await writeFile(path.join(copy, '.npmrc'), npmrc);
  return copy;
}

async function checkTags(copy: string): Promise<void> {
  const { output } = await capture('git', ['tag'], { cwd: copy });
  for (const name of published) {
    const tag = `@booking/${name}@${await versionOf(path.join(copy, 'packages', name))}`;
    assert.ok(output.split('\n').includes(tag), `No tag ${tag}.`);
  }
}

/** The rules know one version of the library, and have it. */
async function checkRules(copy: string): Promise<void> {
  const [rules, library] = await Promise.all(
    ['eslint-plugin', 'ui'].map((name) => versionOf(path.join(copy, 'packages', name))),
  );
  assert.equal(
    rules,
    library,
    `packages/eslint-plugin/package.json: version ${rules} instead of ${library}, that of packages/ui; see “fixed” in .changeset/config.json.`,
  );
}

/** A fresh folder that knows the registry and nothing of the workspace. */
async function installAndImport(product: string, copy: string, npmrc: string): Promise<void> {
  await mkdir(product);
  const write = (file: string, text: string) => writeFile(path.join(product, file), text);
  await write('.npmrc', npmrc);
  await write('package.json', JSON.stringify({ name: 'product', private: true, type: 'module' }));
  // Clients that wait a day for new versions would wait for ours too.
  await write(
    'pnpm-workspace.yaml',
    `pmOnFail: ignore\nminimumReleaseAgeExclude: ['@booking/*']\n`,
  );
  await write(
    'use.js',
    `
import assert from 'node:assert/strict';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createClient } from '@booking/api-client';
import { routes } from '@booking/api-client/contract';
import { Button } from '@booking/ui';
import { Modal } from '@booking/ui/modal';

assert.match(renderToStaticMarkup(createElement(Button, null, 'Save')), /<button[^>]*>.*Save/);
assert.equal(typeof createClient({ baseUrl: 'https://api.example' }).user.login, 'function');
assert.match(routes.user.login, /^POST /);
assert.ok(Modal && import.meta.resolve('@booking/ui/styles.css'));
`,
  );
  const names = published.map((name) => `@booking/${name}`);
  const [command, args] = pnpm(
    'add',
    '--prefer-offline',
    '--reporter=append-only',
    ...names,
    'react@19',
    'react-dom@19',
  );
  await run(product, command, ...args);
  await run(product, 'node', 'use.js');
  for (const name of published) {
    const installed = path.join(product, 'node_modules/@booking', name);
    const version = await versionOf(installed);
    assert.equal(version, await versionOf(path.join(copy, 'packages', name)));
    const changelog = await readFile(path.join(installed, 'CHANGELOG.md'), 'utf8');
    assert.ok(
      changelog.includes(`\n## ${version}\n`),
      `The changelog of ${name} has no ${version}.`,
    );
    print(`@booking/${name} ${version} is published, installed and works.`);
  }
}

async function run(cwd: string, command: string, ...args: string[]): Promise<void> {
  print(`▸ ${command} ${args.filter((arg) => !arg.startsWith('-')).join(' ')}`);
  const { ok, output } = await capture(command, args, { cwd });
  if (!ok) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
