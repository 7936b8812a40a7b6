import { describe, expect, it } from 'vitest';
import { geometry } from './sheet-literals.ts';
import {
  allSheetProblems,
  allSheets,
  borrowedFrom,
  declaredIn,
  type Known,
  setIn,
  sheetProblems,
  unusedTokens,
} from './sheet-rules.ts';

const names: Known = {
  properties: new Set(['--bk-space-8', '--bk-part-width', '--bk-text-link', '--bk-bg-app']),
  components: new Set(['part', 'stamp']),
  breakpoints: new Set([768, 767]),
};
const problems = (css: string) => sheetProblems('part', css, names);

describe('the rules of a style sheet', () => {
  it.each([
    ['padding: 6px', 'padding has the length 6px'],
    ['margin: 0 -0.5rem', 'margin has the length -0.5rem'],
    ['gap: var(--bk-space-8, 7px)', 'gap has the length 7px'],
    ['border-radius: 10px', 'border-radius has the length 10px'],
    ['width: 300px', 'width has the length 300px'],
    ['font: 400 0.75rem / 1 serif', 'font has the length 0.75rem'],
    ['font-weight: 600', 'font-weight has the weight 600'],
    ['font: 600 1em / 1 serif', 'font has the weight 600'],
    ['line-height: 1.2', 'line-height has the line height 1.2'],
    ['color: #fff', 'color has the colour #fff'],
    ['background: light-dark(white, navy)', 'background has the colour white'],
    ['border-color: oklch(0.5 0 0)', 'border-color has the colour oklch('],
    ['box-shadow: 0 4px 8px currentColor', 'box-shadow has the length 4px'],
    ['transition: color 120ms', 'transition has the duration 120ms'],
    ['animation: part 1.5s ease-in', 'animation has the duration 1.5s'],
    ['animation-timing-function: ease-out', 'animation-timing-function has the easing ease-out'],
    ['z-index: 12', 'z-index has the layer 12'],
    ["content: 'Sort by'", "content has the words 'Sort by' in place of a message"],
    ['padding: var(--bk-space-9)', '--bk-space-9 is not a token'],
    ['--bk-other-width: 20px', "--bk-other-width has no owner's name"],
    ['--bk-part-shade: rgb(0 0 0 / 50%)', '--bk-part-shade has the colour rgb('],
    ['--bk-part-shade: oklch(from red l c h)', '--bk-part-shade has the colour oklch('],
    ['--bk-part-shade: lightgrey', '--bk-part-shade has the colour lightgrey'],
    ['--bk-part-away: 400ms', '--bk-part-away has the duration 400ms'],
    ['--bk-part-curve: linear(0, 1)', '--bk-part-curve has the easing linear('],
    ['background: var(--bk-text-link)', 'background has a colour of text'],
    ['fill: var(--bk-text-link)', 'fill has a colour of text'],
    ['color: var(--bk-bg-app)', 'color has one of a background'],
  ])('refuse %s', (declaration, problem) => {
    expect(problems(`.bk-part {\n  ${declaration};\n}`)[0]).toContain(`part.css:2 ${problem}`);
  });

  it.each([
    ['padding: 0 var(--bk-part-edge)', '--bk-part-edge: 5px', '5px for padding'],
    ['border-radius: var(--bk-part-edge)', '--bk-part-edge: 3px', '3px for border-radius'],
    [
      'gap: var(--bk-part-alias)',
      '--bk-part-alias: var(--bk-part-edge); --bk-part-edge: 5px',
      '5px',
    ],
    ['box-shadow: var(--bk-part-lift)', '--bk-part-lift: 0 6px 16px black', '6px for a shadow'],
    ['font-weight: var(--bk-part-heavy)', '--bk-part-heavy: 480', 'the weight 480'],
  ])('refuse %s where a name hides it: %s', (use, names, hidden) => {
    expect(problems(`.bk-part { ${names}; ${use}; }`).join()).toContain(hidden);
  });

  it('keep the tokens of buttons to buttons', () => {
    const use = '.bk-part { color: var(--bk-button-red-text) }';
    expect(problems(use)).toContain('part.css:1 --bk-button-red-text is for buttons alone');
    expect(borrowedFrom('modal', 'var(--bk-button-red-text)')).toHaveLength(1);
    expect(borrowedFrom('icon-button', 'var(--bk-button-text)')).toEqual([]);
  });

  it('have a reason for every name that is neither a size nor a token', async () => {
    const named = new Set([...(await allSheets()).values()].flatMap(declaredIn));
    expect(Object.keys(geometry).filter((name) => !named.has(name))).toEqual([]);
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
    '--bk-part-shade: var(--bk-space-8)',
    '--bk-stamp-width: 20px',
    'line-height: var(--bk-part-width)',
    'padding: var(--bk-part-width)',
    'width: 60%',
    'max-width: 68ch',
    'animation: part 0s',
    'z-index: 1',
    "content: ''",
    "content: 'i' / ''",
    "content: '\\feff'",
    'content: attr(data-label)',
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
