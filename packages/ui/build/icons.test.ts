import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { iconNames, nameModule, sprite } from './icons.ts';

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
});

describe('the icon names', () => {
  it('match the committed files', async () => {
    const file = new URL('../src/icon/generated/icon-names.ts', import.meta.url);
    expect(await readFile(file, 'utf8')).toBe(nameModule());
  });
});
