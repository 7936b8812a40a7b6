/** The code on the pages is complete: someone copies it into a file, and it compiles and renders. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import ts from 'typescript-6';
import { afterAll, expect, it } from 'vitest';
import { codeOfPages, patternFiles } from './code-of-pages.ts';

const source = fileURLToPath(new URL('../', import.meta.url));
const written = [...(await codeOfPages()), ...(await patternFiles())];

/** Each as a file beside its page. */
const files = new Map(
  written.map(({ page, code }, at): [string, string] => [`${source}${page}.${at}.tsx`, code]),
);

/** Declares the modules that an app brings: its router and style sheets. */
const surroundings = `${source}surroundings.d.ts`;
files.set(
  surroundings,
  `declare module 'react-router' {
  export function Link(props: { to: string; children?: import('react').ReactNode }): import('react').ReactNode;
}
declare module '*.css';
`,
);

it('compiles', () => {
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    paths: { '@booking/ui': [`${source}index.ts`], '@booking/ui/*': [`${source}*`] },
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => files.has(file) || fileExists.call(host, file);
  host.readFile = (file) => files.get(file) ?? readFile.call(host, file);
  host.getSourceFile = (file, target) => {
    const text = files.get(file);
    return text === undefined
      ? getSourceFile.call(host, file, target)
      : ts.createSourceFile(file, text, target, true);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  const problems = [...files.keys()].flatMap((file) => {
    const own = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(own), ...program.getSemanticDiagnostics(own)].map(
      ({ start = 0, messageText }) => {
        const line = (own?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
        return `${file.slice(source.length)}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
      },
    );
  });
  expect(problems).toEqual([]);
});

it('leaves to a Modal what it does itself', () => {
  const odd = written.filter(({ code }) => /<Modal\b[^<]*\bpreventDefault\(/.test(code));
  expect(odd.map(({ page }) => page)).toEqual([]);
});

const folder = new URL('../../node_modules/.cache/page-code/', import.meta.url);

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Whether an export is a component: props that are functions are called by events, so none is needed to render. */
const isComponent = (name: string, value: unknown): value is ComponentType =>
  typeof value === 'function' && /^[A-Z]/.test(name);

it('renders', async () => {
  const shown = written.filter(({ code }) => !code.includes("from 'react-router'"));
  const entry = shown
    .map((_, at) => `export * as code${at} from ${JSON.stringify(`page-code:${at}`)};`)
    .join('\n');
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: source, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    packages: 'external',
    plugins: [
      {
        name: 'page-code',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^page-code:/ }, ({ path }) => ({ path, namespace: 'page-code' }));
          onResolve({ filter: /^@booking\/ui$/ }, () => ({ path: `${source}index.ts` }));
          onResolve({ filter: /^@booking\/ui\/(constants|format)$/ }, ({ path }) => ({
            path: `${source}${path.slice('@booking/ui/'.length)}.ts`,
          }));
          onLoad({ filter: /.*/, namespace: 'page-code' }, ({ path }) => ({
            contents: (shown[Number(path.slice('page-code:'.length))]?.code ?? '').replaceAll(
              /^import '.*\.css';$/gm,
              '',
            ),
            loader: 'tsx',
            resolveDir: source,
          }));
        },
      },
    ],
  });
  await mkdir(folder, { recursive: true });
  const file = fileURLToPath(new URL('code.mjs', folder));
  await writeFile(file, outputFiles[0]?.contents ?? '');
  const modules: Record<string, Record<string, unknown>> = await import(pathToFileURL(file).href);
  const failed: string[] = [];
  for (const [at, { page }] of shown.entries()) {
    for (const [name, value] of Object.entries(modules[`code${at}`] ?? {})) {
      if (!isComponent(name, value)) continue;
      try {
        renderToString(createElement(value));
      } catch (error) {
        failed.push(`${page} ${name}: ${String(error)}`);
      }
    }
  }
  expect(failed).toEqual([]);
});
