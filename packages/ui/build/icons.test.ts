import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { iconNames, nameModule, sprite, symbol } from './icons.ts';

describe('the sprite', () => {
  it('has one symbol per name, with unique prefixed ids', async () => {
    const names = iconNames();
    const ids = [...(await sprite(names)).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(names.map((name) => `bk-${name}`));
    expect(new Set(ids).size).toBe(names.length);
  });

  it('contains no scripts, styles or references', async () => {
    expect(await sprite(iconNames())).not.toMatch(/<script|<style|style=|\son\w+=|href=|url\(/i);
  });

  it('rejects a duplicate name', () => {
    expect(() => iconNames({ Act: 'x check', Tell: 'info x' })).toThrow('"x"');
  });

  it('drops everything but shapes', () => {
    const hostile =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" onload="a()"><style>path{fill:red}</style><script>a()</script><path id="p" onclick="a()" d="M1 1h9v9z"/></svg>';
    const drawing = symbol('test', hostile);
    expect(drawing).toContain('id="bk-test"');
    expect(drawing).toContain('<path');
    expect(drawing).not.toMatch(/script|style|onload|onclick|id="p"/);
  });

  it('rejects a drawing with external references', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image href="https://example.com/x.png" width="9" height="9"/></svg>';
    expect(() => symbol('test', svg)).toThrow('more than shapes');
  });
});

describe('the icon names', () => {
  it('match the committed files', async () => {
    const file = new URL('../src/icon/generated/icon-names.ts', import.meta.url);
    expect(await readFile(file, 'utf8')).toBe(nameModule());
  });
});
