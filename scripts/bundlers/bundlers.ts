import type { PageName } from './pages.ts';

/** How a page is to be bundled. A bundler with a file of settings reads the same from its environment. */
interface Bundle {
  readonly page: PageName;
  /** The folder that it writes `page.js` into. */
  readonly out: string;
  readonly mode: string;
  readonly isOneFile: boolean;
}

export interface Bundler {
  readonly name: string;
  /** Whether it can write an `import()` into the file that asks for it. */
  readonly hasOneFile: boolean;
  command(bundle: Bundle): readonly [command: string, ...args: string[]];
}

const nodeEnv = (mode: string) => `process.env.NODE_ENV="${mode}"`;

export const bundlers: readonly Bundler[] = [
  {
    name: 'esbuild',
    hasOneFile: true,
    command: ({ page, out, mode, isOneFile }) => [
      'esbuild',
      `page=pages/${page}.js`,
      '--bundle',
      `--outdir=${out}`,
      `--define:${nodeEnv(mode)}`,
      ...(mode === 'production' ? ['--minify'] : []),
      ...(isOneFile ? ['--format=iife'] : ['--format=esm', '--splitting']),
    ],
  },
  { name: 'rollup', hasOneFile: true, command: () => ['rollup', '-c'] },
  { name: 'rolldown', hasOneFile: true, command: () => ['rolldown', '-c'] },
  { name: 'webpack', hasOneFile: true, command: () => ['webpack'] },
  { name: 'rspack', hasOneFile: true, command: () => ['rspack', 'build'] },
  {
    name: 'parcel',
    hasOneFile: false,
    command: ({ page, out, mode }) => [
      'parcel',
      'build',
      `pages/${page}.html`,
      `--dist-dir=${out}`,
      '--public-url=/',
      '--no-cache',
      '--no-source-maps',
      ...(mode === 'development' ? ['--no-optimize', '--no-scope-hoist'] : []),
    ],
  },
  {
    name: 'bun',
    hasOneFile: true,
    command: ({ page, out, mode, isOneFile }) => [
      'bun',
      'build',
      `pages/${page}.js`,
      `--outdir=${out}`,
      '--entry-naming=page.js',
      '--target=browser',
      `--define=${nodeEnv(mode)}`,
      ...(mode === 'production' ? ['--minify'] : []),
      ...(isOneFile ? [] : ['--splitting']),
    ],
  },
];
