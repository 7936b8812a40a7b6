/** What the package says for tools is what the code is. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tokenNames } from '../src/tokens/generated/tokens.ts';
import { components } from './components.ts';
import { packageExports } from './package-exports.ts';
import { readRegistry } from './registry.ts';
import { generateTokens, readTokens } from './tokens.ts';

const { registry, files } = await readRegistry();

describe('the registry', () => {
  it('has every component, with its exports, a summary, other names and code', async () => {
    expect(registry.components.map(({ name }) => name).sort()).toEqual(await components());
    for (const {
      name,
      title,
      group,
      summary,
      otherNames,
      exports,
      examples,
    } of registry.components) {
      const about = { name, title, group, summary, otherNames, exports, examples };
      for (const value of Object.values(about)) expect(value, name).not.toHaveLength(0);
    }
  });

  it('has an entry of the package for every import', async () => {
    const entries = await packageExports();
    for (const { name } of registry.components) expect(entries).toHaveProperty([`./${name}`]);
  });

  it('has the values of props', () => {
    const button = registry.components.find(({ name }) => name === 'button');
    expect(Object.keys(button?.values.buttonSizes ?? {})).toEqual(['sm', 'md', 'lg', 'xl']);
    expect(button?.keyboard).toHaveProperty(['Enter or Space']);
  });

  it('has every token of the style sheets, with a value in both themes', async () => {
    const generated = generateTokens(await readTokens());
    const css = generated['tokens.css'] + generated['site.css'] + generated['booking.css'];
    const declared = new Set([...css.matchAll(/(--bk-[\w-]+):/g)].map(([, name]) => name));
    expect(new Set(registry.tokens.map(({ variable }) => variable))).toEqual(declared);
    expect(registry.tokens.filter(({ light, dark }) => !light || !dark)).toEqual([]);
  });

  it('has the colours that TypeScript knows by name', () => {
    const variables = new Set(registry.tokens.map(({ variable }) => variable));
    expect(tokenNames.color.filter((name) => !variables.has(`--bk-${name}`))).toEqual([]);
  });
});

describe('the pages as Markdown', () => {
  const pages = [...files].filter(([file]) => file.endsWith('.md'));

  it('have a title, and nothing of Storybook', () => {
    for (const [file, text] of pages) {
      expect(text, file).toMatch(/^# .+\n/);
      const prose = text.replaceAll(/```[\s\S]*?```|`[^`]*`/g, '');
      expect(prose, file).not.toMatch(/^(import|export) |<\/?[A-Z]|\?path=/m);
    }
  });

  it('lead to each other, and llms.txt to all of them', () => {
    for (const [file, text] of pages) {
      const links = [...text.matchAll(/\]\(\.\/([\w-]+\.md)\)/g)].map(([, link]) => link ?? '');
      expect(
        links.filter((link) => !files.has(`docs/${link}`)),
        file,
      ).toEqual([]);
      expect(files.get('llms.txt')).toContain(`(${file})`);
    }
  });
});

it('is what the package was built with', () => {
  const dist = new URL('../dist/', import.meta.url);
  for (const file of files.keys()) expect(existsSync(new URL(file, dist)), file).toBe(true);
});
