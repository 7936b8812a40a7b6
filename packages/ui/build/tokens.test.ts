import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { generateTokens, readTokens, tokensFolder } from './tokens.ts';

describe('the generated tokens', () => {
  it('match the committed files', async () => {
    for (const [file, text] of Object.entries(generateTokens(await readTokens()))) {
      const committed = await readFile(new URL(`generated/${file}`, tokensFolder), 'utf8');
      expect(committed, `${file}: run the build and commit what it writes`).toBe(text);
    }
  });

  it('contain no primitive colour', async () => {
    const { 'tokens.css': css } = generateTokens(await readTokens());
    expect(css).not.toMatch(/--bk-(neutral|red|orange|green|blue|navy|purple|marigold)-\d/);
  });

  it('reject an unknown reference', () => {
    const source = { space: { 1: { $type: 'dimension', $value: '{space.none}' } } };
    expect(() => generateTokens(source)).toThrow('{space.none}');
  });

  it('reject a theme without its counterpart', () => {
    const value = { colorSpace: 'oklch', components: [0.5, 0, 0] };
    const source = {
      theme: { light: { bg: { app: { $type: 'color', $value: value } } }, dark: {} },
    };
    expect(() => generateTokens(source)).toThrow('bg.app');
  });
});
