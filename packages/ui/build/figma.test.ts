/** Design tools get the same tokens as pages. */
import { expect, it } from 'vitest';
import { readColor } from '../src/tokens/css-color.ts';
import { figmaFiles, modes } from './figma.ts';
import { iconNames } from './icons.ts';
import { tokenList } from './token-list.ts';

interface Token {
  readonly $type: string;
  readonly $value: unknown;
}
type Tree = { readonly [name: string]: Tree | Token };

const files = await figmaFiles();
const list = await tokenList();

/** Reads a token as a design tool does: references by their paths. */
function read(tree: Tree, path: string): Token {
  const token = path.split('.').reduce<Tree | Token>((node, name) => {
    const inner: unknown = Reflect.get(node, name);
    if (typeof inner !== 'object' || inner === null) throw new Error(`There is no ${path}.`);
    return inner as Tree | Token;
  }, tree);
  if (!('$value' in token) || typeof token.$type !== 'string')
    throw new Error(`${path} is a group.`);
  const [, reference] = /^\{(.+)\}$/.exec(String(token.$value)) ?? [];
  return reference ? read(tree, reference) : { $type: token.$type, $value: token.$value };
}

function paths(node: Tree, path: readonly string[] = []): string[] {
  return Object.entries(node).flatMap(([name, inner]) =>
    '$value' in inner ? [[...path, name].join('.')] : paths(inner as Tree, [...path, name]),
  );
}

const channel = (text: string) => {
  const read = readColor(text);
  return read && [...read.rgb.map((part) => Math.round(part * 255)), read.alpha];
};

it.each(modes)('the variables of the mode %s have the colours of the style sheet', (mode) => {
  const tree: Tree = JSON.parse(files.get(`${mode}.tokens.json`) ?? '');
  const colours = paths(tree)
    .map((path) => ({ path, token: read(tree, path) }))
    .filter(({ token }) => token.$type === 'color');
  const compared = colours.flatMap(({ path, token }) => {
    const variable = `--bk-${path.replaceAll('.', '-')}`;
    const value = list.find((listed) => listed.variable === variable)?.[mode];
    const css = value && channel(value);
    if (!css) return [];
    const { components, alpha } = token.$value as { components: number[]; alpha: number };
    return [{ variable, figma: [...components.map((part) => Math.round(part * 255)), alpha], css }];
  });
  const surface = compared.find(({ variable }) => variable === '--bk-bg-surface');
  expect(surface?.figma[0]).toBe(mode === 'light' ? 255 : surface?.css[0]);
  // Most colours are compared. The others follow the brand's scale, or are primitives.
  expect(compared.length).toBeGreaterThan(90);
  for (const { variable, figma, css } of compared) expect(figma, variable).toEqual(css);
});

it('what is made of the brand’s scale follows it', () => {
  const tree: Tree = JSON.parse(files.get('light.tokens.json') ?? '');
  const ofBrand = JSON.stringify(tree).match(/"\{color\.brand\.\d+\}"/g) ?? [];
  expect(ofBrand.length).toBeGreaterThan(3);
});

it('both modes have the same variables, in the same types', () => {
  const [light, dark] = modes.map(
    (mode): Tree => JSON.parse(files.get(`${mode}.tokens.json`) ?? ''),
  );
  if (!light || !dark) throw new Error('A mode is missing.');
  expect(paths(light)).toEqual(paths(dark));
  for (const path of paths(light)) expect(read(light, path).$type).toBe(read(dark, path).$type);
});

it('Tokens Studio reads every reference from the sets of each theme', () => {
  const { $themes, $metadata, ...sets } = JSON.parse(files.get('tokens-studio.json') ?? '');
  expect($metadata.tokenSetOrder).toEqual(Object.keys(sets));
  for (const { selectedTokenSets } of $themes) {
    const merged: Tree = Object.assign(
      {},
      ...Object.keys(selectedTokenSets).map((name) => sets[name]),
    );
    for (const path of paths(merged)) expect(read(merged, path).$value).toBeDefined();
  }
});

it('the icons are one drawing, a named layer each', () => {
  const drawing = files.get('icons.svg') ?? '';
  for (const name of iconNames()) expect(drawing).toContain(`<g id="${name}" `);
});
