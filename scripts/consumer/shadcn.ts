import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { capture, root } from '../command/command.ts';
import { besidePnpm } from '../command/pnpm.ts';
import { lockedVersions } from './locked-versions.ts';
import { shadcnSettingsOfUi } from './readme.ts';
import { withRegistry } from './registry-server.ts';
import type { Tarball } from './tarballs.ts';
import { versionOf } from './version-of.ts';

const program = path.join(root, 'packages/ui/node_modules/shadcn/dist/index.js');
const compiler = path.join(root, 'node_modules/typescript/bin/tsc');

const tsconfig = {
  compilerOptions: {
    strict: true,
    module: 'ESNext',
    moduleResolution: 'bundler',
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    types: [],
    noEmit: true,
    paths: { '@/*': ['./src/*'] },
  },
  include: ['src'],
};

/** Every pattern comes into an app by shadcn's command line, which installs the package too, and compiles there. */
export async function problemsOfShadcn(
  folder: string,
  tarballs: readonly Tarball[],
): Promise<string[]> {
  const app = path.join(folder, 'by-shadcn');
  const react = await versionOf(path.join(root, 'node_modules/react'));
  const types = await versionOf(path.join(root, 'node_modules/@types/react'));
  const pinned = [...(await lockedVersions())].map(
    ([name, version]) => `  '${name}': '${version}'\n`,
  );
  const files = {
    'package.json': json({
      name: 'app',
      private: true,
      type: 'module',
      dependencies: { react, 'react-dom': react, '@types/react': types },
    }),
    'pnpm-workspace.yaml': `pmOnFail: ignore\npreferOffline: true\noverrides:\n${pinned.join('')}`,
    // The lockfile tells shadcn which package manager to call.
    'pnpm-lock.yaml': '',
    'components.json': await shadcnSettingsOfUi(),
    'tsconfig.json': json(tsconfig),
    'src/index.css': '',
  };
  await mkdir(path.join(app, 'src'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(app, name), text);
  const ui = tarballs.find(({ name }) => name === 'ui');
  if (ui === undefined) return ['There is no tarball of ui.'];
  return withRegistry([ui], async (address) => {
    await writeFile(path.join(app, '.npmrc'), `@booking:registry=${address}\n`);
    return problemsIn(app);
  });
}

/** Adds every pattern, and compiles what was written. */
async function problemsIn(app: string): Promise<string[]> {
  const items = path.join(root, 'packages/ui/dist/shadcn');
  const names = (await readdir(items)).filter((file) => file !== 'registry.json');
  const addresses = names.map((file) => path.join(items, file));
  const added = await capture(
    ...besidePnpm('node', program, 'add', ...addresses, '--yes', '--cwd', app),
  );
  if (!added.ok) return [`shadcn add: ${added.output}`];
  const written = await readdir(path.join(app, 'src/components'), { recursive: true });
  const missing = names
    .map((file) => file.replace(/\.json$/, '.tsx'))
    .filter((file) => !written.some((own) => own.endsWith(file)));
  if (missing.length > 0) return [`shadcn add wrote no ${missing.join(', ')}: ${added.output}`];
  const { ok, output } = await capture('node', [compiler, '-p', app]);
  return ok ? [] : [`patterns that shadcn added: ${output}`];
}

const json = (value: unknown) => JSON.stringify(value);
