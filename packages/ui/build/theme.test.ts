import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { generateTokens, readTokens } from './tokens.ts';

const base = fileURLToPath(new URL('./', import.meta.url));

async function utilities(theme: string, classes: string): Promise<string> {
  const source = `@import 'tailwindcss/theme' layer(theme);\n${theme}\n@import 'tailwindcss/utilities' source(none);\n@source inline("${classes}");`;
  return (await postcss([tailwind({ base })]).process(source, { from: `${base}host.css` })).css;
}

describe('the Tailwind theme', () => {
  it('adds utilities of its own, without a double name', async () => {
    const css = await utilities(
      generateTokens(await readTokens())['theme.css'],
      'bg-bk-app text-bk-muted border-bk-subtle rounded-bk-md shadow-bk-lg font-bk-text bg-bk-status-danger-bg',
    );
    for (const line of [
      'background-color: var(--bk-bg-app)',
      'color: var(--bk-text-muted)',
      'border-color: var(--bk-border-subtle)',
      'border-radius: var(--bk-radius-md)',
      'var(--bk-shadow-lg)',
      'font-family: var(--bk-font-text)',
      'background-color: var(--bk-status-danger-bg)',
    ]) {
      expect(css).toContain(line);
    }
  });

  it('changes no name of the host', async () => {
    const { 'theme.css': theme } = generateTokens(await readTokens());
    const names = [...theme.matchAll(/^ +--([\w-]+):/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(60);
    expect(names.filter((name) => !/-bk-/.test(name ?? ''))).toEqual([]);
  });

  it('sets the names of Tailwind only in theme.defaults.css', async () => {
    const { 'theme.defaults.css': theme } = generateTokens(await readTokens());
    const css = await utilities(theme, 'rounded-lg font-sans sm:p-1');
    expect(css).toContain('border-radius: var(--bk-radius-lg)');
    expect(css).toContain('font-family: var(--bk-font-text)');
    expect(css).toContain('480px');
  });
});
