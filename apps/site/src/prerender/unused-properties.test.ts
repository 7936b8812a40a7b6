import { expect, it } from 'vitest';
import { withoutUnusedProperties } from './unused-properties.ts';

it('drops what nothing reads, and what only that read', () => {
  const css =
    ':root{--a:1px;--b:var(--c);--c:"x";--d:light-dark(red, blue)}p{color:var(--d);width:2px}';
  expect(withoutUnusedProperties([css], [])).toEqual([
    ':root{--d:light-dark(red, blue)}p{color:var(--d);width:2px}',
  ]);
});

it('keeps what a script names, and every selector that looks like a property', () => {
  const css = '.site--wide:hover{--seen:1;--row:2;top:0}@property --row{inherits:true}';
  expect(withoutUnusedProperties([css], ["style.setProperty('--row', 3)"])).toEqual([
    '.site--wide:hover{--row:2;top:0}@property --row{inherits:true}',
  ]);
});

it('keeps in one sheet what another reads', () => {
  const sheets = [':root{--a:1px;--b:2px}', 'p{width:var(--b)}'];
  expect(withoutUnusedProperties(sheets, [])).toEqual([':root{--b:2px}', 'p{width:var(--b)}']);
});
