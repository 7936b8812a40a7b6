import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { type Check, judged } from '../check/check.ts';
import { root } from '../command/command.ts';
import { libraries } from '../consumer/tarballs.ts';
import {
  ceilings,
  NEW_COMPONENT_CEILING,
  NEW_CONTRACT_CEILING,
  NEW_SHEET_CEILING,
} from './ceilings.ts';

/** Entries for tools and tests, which no visitor loads, and what is measured as another entry. */
const notMeasured =
  /^\.\/(mocks|sample|testing(\/playwright)?|check-theme|docs\/.*|llms\.txt|.*\.json|theme.*\.css|styles\.layer\.css)$/;

/** Every entry of the published packages stays under its ceiling. */
export const bytes: Check = {
  name: 'bytes',
  title: 'every entry of the packages stays under its ceiling',
  async run() {
    const entries = await publishedEntries();
    const problems = Object.keys(ceilings)
      .filter((name) => !entries.includes(name))
      .map((name) => `${name} has a ceiling and does not exist.`);
    for (const entry of entries) {
      const size = await measured(entry);
      const ceiling = ceilings[entry] ?? firstCeiling(entry);
      if (ceiling === undefined) problems.push(`${entry} measures ${size} B and has no ceiling.`);
      else if (size > ceiling) problems.push(`${entry} measures ${size} B of ${ceiling} B.`);
    }
    return judged(problems, `${entries.length} entries`);
  },
};

/** Returns the ceiling of a new entry, which applies until its author has set one. */
function firstCeiling(entry: string): number | undefined {
  if (entry.startsWith('@booking/api-client/contract/')) return NEW_CONTRACT_CEILING;
  if (/^@booking\/ui\/[a-z-]+\.css$/.test(entry)) return NEW_SHEET_CEILING;
  return /^@booking\/ui\/[a-z-]+$/.test(entry) ? NEW_COMPONENT_CEILING : undefined;
}

async function publishedEntries(): Promise<string[]> {
  const names: string[] = [];
  for (const folder of libraries) {
    const file = path.join(root, 'packages', folder, 'package.json');
    const manifest: { exports: Record<string, unknown> } = JSON.parse(await readFile(file, 'utf8'));
    for (const entry of Object.keys(manifest.exports)) {
      const all = entry.includes('*') ? filesOf(folder, entry) : [entry];
      for (const subpath of all) {
        if (!notMeasured.test(subpath)) names.push(`@booking/${folder}${subpath.slice(1)}`);
      }
    }
  }
  return names;
}

/** The entries that a pattern such as `./contract/*` stands for. */
function filesOf(folder: string, pattern: string): string[] {
  const files = globSync(`dist/${pattern}.js`, { cwd: path.join(root, 'packages', folder) });
  return files.sort().map((file) => `./${path.relative('dist', file).replace(/\.js$/, '')}`);
}

async function measured(entry: string): Promise<number> {
  const [, folder = '', rest = ''] = /^@booking\/([^/]+)(.*)$/.exec(entry) ?? [];
  const at = path.join(root, 'packages', folder);
  if (/\.(css|svg)$/.test(entry)) {
    const manifest = JSON.parse(await readFile(path.join(at, 'package.json'), 'utf8'));
    const file = path.join(at, manifest.exports[`.${rest}`]);
    return gzipSync(await withImports(file), { level: 9 }).length;
  }
  const result = await build({
    // A namespace that is used as a value keeps everything that the entry exports.
    stdin: { contents: `import * as all from '${entry}'; globalThis.all = all;`, resolveDir: at },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    logLevel: 'silent',
  });
  return gzipSync(result.outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

/** Returns a file with the style sheets that it imports, each once, as a bundler writes it. */
async function withImports(file: string, seen = new Set<string>()): Promise<string> {
  if (seen.has(file)) return '';
  seen.add(file);
  const text = await readFile(file, 'utf8');
  const imported: string[] = [];
  for (const [, name = ''] of text.matchAll(/@import"([^"]+)";/g)) {
    imported.push(await withImports(path.join(path.dirname(file), name), seen));
  }
  return imported.join('') + text.replace(/@import"[^"]+";/g, '');
}
