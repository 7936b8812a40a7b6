import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf } from '../calls/imports.ts';
import { trackedFiles } from '../check/tracked-files.ts';
import { planOf } from '../chromatic/plan.ts';
import { root } from '../command/command.ts';

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, unknown>>;
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const manifest = (folder: string): Manifest => JSON.parse(read(`${folder}/package.json`));
const files = await trackedFiles();

describe('the repository layout', () => {
  it.each(['packages/ui', 'packages/api-client'])(
    'publishes the README of %s for those who install it',
    (folder) => {
      const text = read(`${folder}/README.md`);
      expect(text).not.toMatch(/^## Develop/m);
      // Files outside of the package are not installed.
      expect(text.match(/\]\(\.\.[^)]*\)/g)).toBeNull();
    },
  );

  it.each([
    'package.json',
    'pnpm-workspace.yaml',
    'packages/ui',
    'packages/api-client',
    'apps/console',
    'apps/site',
    '.storybook',
    '.changeset',
    'README.md',
  ])('[CARD-01] has %s at its top', (name) => {
    expect(existsSync(path.join(root, name))).toBe(true);
  });

  it('[CARD-07] has no source that is not TypeScript, but what runs before there is a build', () => {
    const scripts = files.filter((file) => /\.[cm]?jsx?$/.test(file));
    // Older versions of Node run them.
    expect(scripts).toEqual([
      'scripts/moment/preload.mjs',
      'scripts/need-pnpm.mjs',
      'scripts/run.mjs',
    ]);
  });
});

describe('what the product names', () => {
  const folders = [
    '.',
    'e2e',
    ...['ui', 'api-client', 'eslint-plugin', 'conformance', 'content'].map(
      (name) => `packages/${name}`,
    ),
  ];
  folders.push(...['console', 'site', 'server'].map((name) => `apps/${name}`));
  const manifests = folders.map(manifest);
  const imported = new Set(
    files
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => importsOf(file, read(file)).map(({ specifier }) => specifier)),
  );
  const commands = manifests.flatMap(({ scripts }) => Object.values(scripts ?? {})).join('\n');
  const styles = files.filter((file) => file.endsWith('.css')).map(read);

  it.each([
    'react',
    'react-dom',
    'storybook',
    '@storybook/react-vite',
    '@radix-ui/react-dialog',
    '@radix-ui/react-tooltip',
    '@radix-ui/react-accordion',
    'tailwindcss',
    'class-variance-authority',
    'tsup',
    '@changesets/cli',
    'vitest',
    '@testing-library/react',
    'chromatic',
  ])('[CARD-02] declares %s and uses it', (name) => {
    const declared = manifests.some(({ dependencies, devDependencies, peerDependencies }) =>
      Object.hasOwn({ ...dependencies, ...devDependencies, ...peerDependencies }, name),
    );
    expect(declared).toBe(true);
    const command = name === '@changesets/cli' ? 'changeset' : name;
    const isImported = [...imported].some(
      (specifier) => specifier === name || specifier.startsWith(`${name}/`),
    );
    const isRun = new RegExp(`(^|[\\s/])${command}(\\s|\\.ts|$)`, 'm').test(commands);
    const isStyle = name === 'tailwindcss' && styles.some((style) => style.includes('@apply '));
    expect(isImported || isRun || isStyle).toBe(true);
  });
});

describe('the design system', () => {
  const entries = Object.keys(manifest('packages/ui').exports ?? {});
  const components = readdirSync(path.join(root, 'packages/ui/src'), { withFileTypes: true })
    .filter(({ name }) => existsSync(path.join(root, 'packages/ui/src', name, `${name}.tsx`)))
    .filter(({ name }) => entries.includes(`./${name}`))
    .map(({ name }) => name);

  it.each(components)('[CARD-05] has stories of %s', (name) => {
    const own = readdirSync(path.join(root, 'packages/ui/src', name));
    expect(own.filter((file) => file.endsWith('.stories.tsx'))).not.toEqual([]);
  });
});

describe('the style sheets', () => {
  const namesIn = (pattern: RegExp, among: RegExp) =>
    files
      .filter((file) => among.test(file))
      .flatMap((file) => [...read(file).matchAll(pattern)].map(([, name]) => ({ file, name })));
  const declared = new Set(
    [
      ...namesIn(/(--bk-[a-z\d-]+)\s*:/g, /\.css$/),
      ...namesIn(/['"`](--bk-[a-z\d-]+)['"`]/g, /\.tsx?$/),
    ].map(({ name }) => name),
  );

  it('use no token that there is not: its declaration would be ignored', () => {
    const used = namesIn(/var\(\s*(--bk-[a-z\d-]+)\s*\)/g, /\.css$/);
    expect(used.length).toBeGreaterThan(1000);
    expect(used.filter(({ name }) => !declared.has(name))).toEqual([]);
  });
});

describe('visual regression', () => {
  it('[CARD-06] runs Chromatic on the Storybook build where there is a token', () => {
    expect(planOf({ CHROMATIC_PROJECT_TOKEN: 'token' }, ['--debug'])).toEqual({
      run: ['chromatic', '--debug'],
    });
    const { buildScriptName }: { buildScriptName: string } = JSON.parse(
      read('chromatic.config.json'),
    );
    expect(manifest('.').scripts?.[buildScriptName]).toContain('storybook.ts build');
  });

  it('[CARD-06] says what it lacks where there is none', () => {
    expect(planOf({}, [])).toEqual({ lacks: expect.stringContaining('CHROMATIC_PROJECT_TOKEN') });
  });

  it('[CARD-06] is run by the workflow of a pull request, with the token of the repository', () => {
    const workflow = read('.github/workflows/chromatic.yml');
    expect(workflow).toMatch(/^ {2}pull_request:/m);
    expect(workflow).toContain('npm run chromatic');
    expect(workflow).toContain('secrets.CHROMATIC_PROJECT_TOKEN');
  });

  it('[CARD-06] takes pictures of what a change can reach only, knowing all of the history', () => {
    const config: { onlyChanged: boolean; externals: string[] } = JSON.parse(
      read('chromatic.config.json'),
    );
    expect(config.onlyChanged).toBe(true);
    // Style sheets reach Storybook through a virtual module, which TurboSnap can't trace.
    expect(config.externals).toContain('packages/ui/src/**/*.css');
    expect(read('.github/workflows/chromatic.yml')).toContain('fetch-depth: 0');
  });
});
