import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { type Check, judged } from '../check/check.ts';
import { root } from '../command/command.ts';

/** Licences that a closed product may ship under without further duties than naming them. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PostgreSQL',
  'Unlicense',
  // Fonts.
  'OFL-1.1',
]);

/**
 * Packages under a licence with further duties that we meet: a library that is installed as its maker built it, loaded at
 * run time, changed by no one and replaceable (decision 0014).
 */
const allowedByName: Readonly<Record<string, RegExp>> = {
  'LGPL-3.0-or-later': /^@img\/sharp-libvips-/,
  // Its file of the licence says MIT.
  'none named': /^png-js$/,
};

/** Fonts are cut into the ui package's files, so their licence counts although nothing installs them. */
const shipped = new Set([
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/geist',
  'lucide-static',
]);

const workspaces = [
  'packages/ui',
  'packages/api-client',
  'packages/eslint-plugin',
  'packages/content',
  'packages/conformance',
  'apps/console',
  'apps/docs',
  'apps/site',
  'apps/server',
];

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string | { readonly type?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Whether one of the choices that an SPDX expression offers is allowed whole. */
export function isAllowed(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence.trim())));
}

/** Every package that the product ships or runs on has a licence of the list. */
export const licences: Check = {
  name: 'licences',
  title: 'every shipped dependency has a licence of the list',
  async run() {
    const seen = new Map<string, Manifest>();
    for (const workspace of workspaces) await visit(path.join(root, workspace), seen, true);
    const own = [...seen.values()].filter(({ name }) => !name?.startsWith('@booking/'));
    const problems = own.flatMap(({ name, version, license }) => {
      const text = typeof license === 'string' ? license : (license?.type ?? 'none named');
      const isNamed = allowedByName[text]?.test(name ?? '') ?? false;
      return isAllowed(text) || isNamed ? [] : [`${name} ${version}: ${text}`];
    });
    return judged(problems, `${own.length} packages`);
  },
};

async function visit(folder: string, seen: Map<string, Manifest>, isOurs: boolean): Promise<void> {
  const real = await realpath(folder);
  if (seen.has(real)) return;
  const manifest: Manifest = JSON.parse(await readFile(path.join(real, 'package.json'), 'utf8'));
  seen.set(real, manifest);
  const names = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
  if (isOurs) {
    names.push(...Object.keys(manifest.devDependencies ?? {}).filter((name) => shipped.has(name)));
  }
  for (const name of names) {
    const dependency = findInstalled(real, name);
    // An optional dependency of another system is not installed.
    if (dependency) await visit(dependency, seen, name.startsWith('@booking/'));
  }
}

function findInstalled(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return candidate;
    if (folder === path.dirname(folder)) return undefined;
  }
}
