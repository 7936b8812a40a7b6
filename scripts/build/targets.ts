/** One thing that is built, and everything its result depends on. */
export interface Target {
  readonly name: string;
  /** Folder of the package, from the root. Its `build` script is what builds it. */
  readonly folder: string;
  /** Files and folders inside the package that the result is made from. */
  readonly inputs: readonly string[];
  /** Files of the workspace that it is made from beside its own. */
  readonly shared: readonly string[];
  /** Results of other targets that it is made from. */
  readonly after: readonly string[];
  /** The file that must exist afterwards, inside the package. */
  readonly output: string;
}

const everywhere = ['tsconfig.base.json', 'pnpm-lock.yaml'];
const content = 'packages/content/src';

/** Targets that others need come first. The server runs from its sources and needs no build. */
export const targets: readonly Target[] = [
  {
    name: 'api-client',
    folder: 'packages/api-client',
    inputs: ['src', 'package.json', 'tsconfig.json', 'tsup.config.ts'],
    shared: everywhere,
    after: [],
    output: 'dist/index.js',
  },
  {
    name: 'ui',
    folder: 'packages/ui',
    inputs: ['src', 'build', 'package.json', 'tsconfig.json', 'tsup.config.ts'],
    shared: everywhere,
    after: [],
    output: 'dist/index.js',
  },
  {
    name: 'eslint-plugin',
    folder: 'packages/eslint-plugin',
    inputs: ['src', 'build', 'package.json', 'tsconfig.json', 'tsup.config.ts'],
    shared: everywhere,
    after: ['ui'],
    output: 'dist/index.js',
  },
  {
    name: 'console',
    folder: 'apps/console',
    inputs: ['src', 'public', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'],
    shared: [...everywhere, content],
    after: ['api-client', 'ui'],
    output: 'dist/index.html',
  },
  {
    name: 'site',
    folder: 'apps/site',
    inputs: ['src', 'public', 'build.ts', 'package.json', 'tsconfig.json', 'vite.config.ts'],
    shared: [...everywhere, content],
    after: ['ui'],
    output: 'dist/index.html',
  },
];
