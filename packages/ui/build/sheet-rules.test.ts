import { describe, expect, it } from 'vitest';
import {
  allSheetProblems,
  declaredIn,
  type Known,
  setIn,
  sheetProblems,
  unusedTokens,
} from './sheet-rules.ts';

const known: Known = {
  properties: new Set(['--bk-space-8', '--bk-part-width']),
  breakpoints: new Set([768, 767]),
};
const problems = (css: string) => sheetProblems('part', css, known);

describe('the rules of a style sheet', () => {
  it.each([
    ['padding: 6px', 'padding has the length 6px'],
    ['margin: 0 -0.5rem', 'margin has the length -0.5rem'],
    ['gap: var(--bk-space-8, 7px)', 'gap has the length 7px'],
    ['border-radius: 10px', 'border-radius has the length 10px'],
    ['width: 300px', 'width has the length 300px'],
    ['font: 400 0.75rem / 1 serif', 'font has the length 0.75rem'],
    ['font-weight: 600', 'font-weight has the weight 600'],
    ['color: #fff', 'color has the colour #fff'],
    ['background: light-dark(white, navy)', 'background has the colour white'],
    ['border-color: oklch(0.5 0 0)', 'border-color has the colour oklch('],
    ['box-shadow: 0 4px 8px currentColor', 'box-shadow has the length 4px'],
    ['transition: color 120ms', 'transition has the duration 120ms'],
    ['animation: part 1.5s ease-in', 'animation has the duration 1.5s'],
    ['animation-timing-function: ease-out', 'animation-timing-function has the easing ease-out'],
    ['z-index: 12', 'z-index has the layer 12'],
    ['padding: var(--bk-space-9)', '--bk-space-9 is not a token'],
  ])('refuse %s', (declaration, problem) => {
    expect(problems(`.bk-part {\n  ${declaration};\n}`)[0]).toContain(`part.css:2 ${problem}`);
  });

  it.each([
    'padding: 0 var(--bk-space-8)',
    'margin: calc(-1 * var(--bk-space-8)) 1px',
    'border: 1.5px solid currentColor',
    'outline-offset: -2px',
    'height: 3px',
    'box-shadow: inset 0 0 0 1px currentColor',
    'width: var(--bk-part-width)',
    '--bk-part-width: 300px',
    '--bk-part-shade: rgb(0 0 0 / 50%)',
    'width: 60%',
    'max-width: 68ch',
    'animation: part 0s',
    'z-index: 1',
    'white-space: nowrap',
    'mask: linear-gradient(#000, transparent)',
    'border-color: CanvasText',
    'background: light-dark(var(--bk-space-8), transparent)',
  ])('allow %s', (declaration) => {
    expect(problems(`.bk-part { ${declaration} }`)).toEqual([]);
  });

  it('allow the breakpoints alone as widths of a screen', () => {
    const media = (width: number) =>
      problems(`@media (width <= ${width}px) { .bk-part { gap: 0 } }`);
    expect(media(767)).toEqual([]);
    expect(media(700)).toEqual(['part.css:1 700px is not a breakpoint']);
  });

  it('find the properties that a sheet declares', () => {
    expect(declaredIn('.a { --bk-a: 1; color: var(--bk-b) }')).toEqual(['--bk-a']);
  });

  it('find the properties that a module sets', () => {
    const module = `node.style.setProperty('--bk-a', x); const style = { '--bk-b': y }; read('--bk-c')`;
    expect(setIn(module)).toEqual(['--bk-a', '--bk-b']);
  });

  it('leave no token unused, but those that say that they are for hosts', async () => {
    expect(await unusedTokens()).toEqual([]);
  });

  it('hold for every component', async () => {
    expect(await allSheetProblems()).toEqual([]);
  });
});
