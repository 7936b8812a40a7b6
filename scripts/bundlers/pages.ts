import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { root } from '../command/command.ts';

/** The pages of a product that are bundled: what each is for. */
export const pages = {
  button: 'one component from the root',
  root: 'the code of every page of the documentation, from the root',
  entries: 'the same, each component from its entry',
} as const;

export type PageName = keyof typeof pages;

const ui = path.join(root, 'packages/ui');

/** Renders every component of the modules, and says which failed. What a page says last is that it is rendered. */
const renderAll = `
import { Component, createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

class Guard extends Component {
  state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  componentDidCatch(error) {
    window.problems.push(this.props.name + ': ' + error.message);
  }
  render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

function Rendered({ children }) {
  useEffect(() => {
    document.documentElement.dataset.rendered = '';
  }, []);
  return children;
}

export function renderAll(modules) {
  window.problems = [];
  const guarded = Object.entries(modules).flatMap(([of, module]) =>
    Object.entries(module)
      .filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name))
      .map(([name, value]) =>
        createElement(Guard, { key: of + name, name: of + ' ' + name }, createElement(value)),
      ),
  );
  createRoot(document.getElementById('root')).render(createElement(Rendered, null, guarded));
}
`;

/** Writes the pages as JavaScript, which every bundler takes as it is, into the folder. */
export async function writePages(folder: string): Promise<void> {
  const code = path.join(folder, 'code');
  await mkdir(code, { recursive: true });
  await writeFile(path.join(folder, 'render-all.js'), renderAll);
  const button = "import { Button } from '@booking/ui';\n";
  await writePage(folder, 'button', `${button}const ours = { button: { Button } };\n`);

  const entryOf = await entriesByName();
  const modules: { readonly name: string; readonly page: string }[] = [];
  for (const [at, { page, code: text }] of (await shownFiles()).entries()) {
    const name = `code${at}`;
    const { code: script } = await transform(text.replaceAll(/^import '.*\.css';$/gm, ''), {
      loader: 'tsx',
      jsx: 'automatic',
    });
    await writeFile(path.join(code, `${name}-root.js`), script);
    await writeFile(path.join(code, `${name}-entries.js`), fromEntries(script, entryOf));
    modules.push({ name, page });
  }
  for (const kind of ['root', 'entries'] as const) {
    const imports = modules.map(
      ({ name }) => `import * as ${name} from './code/${name}-${kind}.js';\n`,
    );
    const list = modules.map(
      ({ name, page }) => `${JSON.stringify(`${page} ${name}`)}: ${name},\n`,
    );
    await writePage(folder, kind, `${imports.join('')}const ours = {\n${list.join('')}};\n`);
  }
}

interface ShownFile {
  readonly page: string;
  readonly code: string;
}

/** The files that the published documentation shows whole: they import what they use and export something. */
async function shownFiles(): Promise<ShownFile[]> {
  const docs = path.join(ui, 'dist/docs');
  const files: ShownFile[] = [];
  for (const page of (await readdir(docs)).sort()) {
    if (!page.endsWith('.md')) continue;
    const text = await readFile(path.join(docs, page), 'utf8');
    for (const [, code = ''] of text.matchAll(/^```tsx\n([\s\S]*?)^```$/gm)) {
      const isWhole = /^import /m.test(code) && /^export /m.test(code);
      // A layout is the page itself, and can't stand inside of one.
      const isPage = code.includes('<html');
      if (isWhole && !isPage && !code.includes("from 'react-router'")) files.push({ page, code });
    }
  }
  if (files.length < 50) throw new Error('The documentation shows no code.');
  return files;
}

/** A page for a bundler that begins with one. */
const html = (name: PageName) => `<!doctype html>
<html lang="en">
<title>Bundled</title>
<div id="root"></div>
<script type="module" src="./${name}.js"></script>
`;

async function writePage(folder: string, name: PageName, code: string): Promise<void> {
  const render = "import { renderAll } from './render-all.js';\n";
  await writeFile(path.join(folder, `${name}.js`), `${render}${code}renderAll(ours);\n`);
  await writeFile(path.join(folder, `${name}.html`), html(name));
}

/** The entry of the package that each name of the root is in. */
async function entriesByName(): Promise<ReadonlyMap<string, string>> {
  const manifest: { exports: Record<string, string | { default: string }> } = JSON.parse(
    await readFile(path.join(ui, 'package.json'), 'utf8'),
  );
  const entryByName = new Map<string, string>();
  for (const [entry, target] of Object.entries(manifest.exports)) {
    if (entry === '.' || typeof target === 'string') continue;
    const module: object = await import(pathToFileURL(path.join(ui, target.default)).href);
    for (const name of Object.keys(module)) {
      if (!entryByName.has(name)) entryByName.set(name, `@booking/ui${entry.slice(1)}`);
    }
  }
  return entryByName;
}

/** The code with each name imported from its entry instead of from the root. */
function fromEntries(code: string, entryOf: ReadonlyMap<string, string>): string {
  return code.replaceAll(
    /import \{([^}]*)\} from ["']@booking\/ui["'];/g,
    (_: string, names: string) =>
      names
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .map((part) => {
          const entry = entryOf.get(part.split(' as ')[0] ?? '');
          if (entry === undefined) throw new Error(`${part} is in no entry.`);
          return `import { ${part} } from '${entry}';`;
        })
        .join('\n'),
  );
}
