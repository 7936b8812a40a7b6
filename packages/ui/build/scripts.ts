/** Emits declarations, and JavaScript file by file to keep `'use client'` and tree-shaking. */
import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { withoutClauses } from './clauses.ts';
import { writeNotices } from './notices.ts';

const root = new URL('../', import.meta.url);
const cwd = fileURLToPath(root);

/** Runs a tool of the workspace and includes its output in the error if it fails. */
async function run(command: string, ...args: string[]): Promise<void> {
  try {
    await promisify(execFile)(`${cwd}node_modules/.bin/${command}`, args, { cwd });
  } catch (error) {
    const said = error instanceof Error && 'stdout' in error ? `\n${error.stdout}` : '';
    throw new Error(`${[command, ...args].join(' ')} failed.${said}`, { cause: error });
  }
}

/** Sources import `./x.tsx`; declarations must import the published `./x.js`. Their words lose our clauses. */
async function publishDeclarations(): Promise<void> {
  const dist = new URL('dist/', root);
  for (const path of await readdir(dist, { recursive: true })) {
    if (!path.endsWith('.d.ts')) continue;
    const file = new URL(path, dist);
    const text = withoutClauses(await readFile(file, 'utf8'));
    await writeFile(file, text.replace(/(['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2'));
  }
}

/**
 * All of the library in one file, for pages without a bundler: React alone is the page's, which has it once.
 * @returns the files that are in it.
 */
async function buildForPages(): Promise<readonly string[]> {
  const { metafile } = await build({
    metafile: true,
    absWorkingDir: cwd,
    entryPoints: ['dist/index.js'],
    outfile: 'dist/cdn.js',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: ['react', 'react/jsx-runtime', 'react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs);
}

export async function buildScripts(): Promise<void> {
  await run('tsup');
  await writeNotices(await buildForPages());
  await run('tsc', '-b', 'tsconfig.json');
  await publishDeclarations();
}
