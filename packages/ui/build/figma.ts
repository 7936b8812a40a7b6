/**
 * Writes the tokens for design tools into `dist/figma`: a file a mode for Figma's import of variables (DTCG, colours in
 * sRGB, since Figma has no oklch), one file for Tokens Studio, and the icons as one drawing. What refers to another token
 * stays a reference, so that a new brand scale recolours all that is made of it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { oklchToRgb } from '../src/tokens/css-color.ts';
import { iconNames, sprite } from './icons.ts';
import { dimension, shadow, typography } from './token-text.ts';
import { color, flatten, type Leaf, resolve } from './token-tree.ts';
import { readTokens } from './tokens.ts';

export const modes = ['light', 'dark'] as const;

interface Token {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
}

type Tree = { [name: string]: Tree | Token };

/** A value in one form of the two tools, by its type; undefined for what the tool has no variable for. */
type Convert = (token: Leaf) => Token | undefined;

const isReference = (value: unknown): value is string =>
  typeof value === 'string' && /^\{.+\}$/.test(value);

/** Themes are the modes of a collection, so their names are no part of a token's. */
const withoutMode = (path: string) =>
  path.replace(/\{?theme\.(light|dark)\./, (text) => (text.startsWith('{') ? '{' : ''));

function put(tree: Tree, path: readonly string[], token: Token): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    tree[name] = token;
    return;
  }
  const inner = tree[name] ?? {};
  // A name is a group or a token, in our source too.
  if (typeof inner !== 'object' || '$value' in inner) throw new TypeError(`${name} is a token.`);
  tree[name] = inner;
  put(inner, rest, token);
}

function treeOf(tokens: Iterable<readonly [path: string, token: Leaf]>, convert: Convert): Tree {
  const tree: Tree = {};
  for (const [path, token] of tokens) {
    const { $value, $type, $description } = token;
    const converted = isReference($value) ? { $type, $value: withoutMode($value) } : convert(token);
    if (!converted) continue;
    const description = $description === undefined ? {} : { $description };
    put(tree, withoutMode(path).split('.'), { ...converted, ...description });
  }
  return tree;
}

/** `#rrggbb`, or `#rrggbbaa` where it is seen through. */
export function hexOf(value: unknown): string {
  const { components, alpha = 1 } = color.parse(value);
  const parts = [...oklchToRgb(...components), ...(alpha === 1 ? [] : [alpha])];
  return `#${parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Figma has variables of colours, numbers and texts: no shadows, text styles or curves. */
const forFigma: Convert = ({ $type, $value }) => {
  switch ($type) {
    case 'color': {
      const { components, alpha = 1 } = color.parse($value);
      const rgb = oklchToRgb(...components).map((part) => Number(part.toFixed(5)));
      const hex = hexOf($value).slice(0, 7);
      return { $type, $value: { colorSpace: 'srgb', components: rgb, alpha, hex } };
    }
    case 'dimension':
      return { $type, $value: dimension.parse($value) };
    case 'duration':
      return { $type: 'number', $value: dimension.parse($value).value };
    case 'number':
    case 'fontWeight':
      return { $type: 'number', $value };
    case 'fontFamily':
      return { $type: 'string', $value: z.array(z.string()).parse($value)[0] };
    default:
      return undefined;
  }
};

const text = ({ value, unit }: z.infer<typeof dimension>) => `${value}${unit}`;

const forTokensStudio: Convert = ({ $type, $value }) => {
  switch ($type) {
    case 'color':
      return { $type, $value: hexOf($value) };
    case 'dimension':
    case 'duration':
      return { $type, $value: text(dimension.parse($value)) };
    case 'fontFamily':
      return { $type: 'fontFamilies', $value: z.array(z.string()).parse($value)[0] };
    case 'fontWeight':
      return { $type: 'fontWeights', $value: String($value) };
    case 'cubicBezier':
      return {
        $type: 'other',
        $value: `cubic-bezier(${z.array(z.number()).parse($value).join(', ')})`,
      };
    case 'shadow':
      return {
        $type: 'boxShadow',
        $value: shadow.parse($value).map((part) => ({
          x: String(part.offsetX.value),
          y: String(part.offsetY.value),
          blur: String(part.blur.value),
          spread: String(part.spread?.value ?? 0),
          color: hexOf(part.color),
          type: part.inset ? 'innerShadow' : 'dropShadow',
        })),
      };
    case 'typography': {
      const { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight } =
        typography.parse($value);
      return {
        $type,
        $value: {
          fontFamily,
          fontWeight: String(fontWeight),
          fontSize: text(fontSize),
          lineHeight: `${Number((lineHeight * 100).toFixed(2))}%`,
          letterSpacing: text(letterSpacing ?? { value: 0, unit: 'px' }),
        },
      };
    }
    default:
      return { $type: 'other', $value: String($value) };
  }
};

/** The files by their names. */
export async function figmaFiles(): Promise<ReadonlyMap<string, string>> {
  const flat = flatten(await readTokens());
  const shared = [...flat].filter(([path]) => !path.startsWith('theme.'));
  const themed = (mode: string) => [...flat].filter(([path]) => path.startsWith(`theme.${mode}.`));
  const files = new Map<string, string>();
  const add = (name: string, value: unknown) =>
    files.set(name, `${JSON.stringify(value, null, 2)}\n`);

  for (const mode of modes) {
    const tokens = [...shared, ...themed(mode)];
    // Every reference leads somewhere: a tool would drop the token without a word.
    for (const [, { $value }] of tokens) resolve(flat, $value);
    add(`${mode}.tokens.json`, treeOf(tokens, forFigma));
  }
  add('tokens-studio.json', {
    base: treeOf(shared, forTokensStudio),
    ...Object.fromEntries(modes.map((mode) => [mode, treeOf(themed(mode), forTokensStudio)])),
    $themes: modes.map((mode) => ({
      id: mode,
      name: mode,
      group: 'Mode',
      selectedTokenSets: { base: 'source', [mode]: 'enabled' },
    })),
    $metadata: { tokenSetOrder: ['base', ...modes] },
  });
  files.set('icons.svg', await iconSheet());
  return files;
}

const ICON = 24;
const CELL = 48;
const COLUMNS = 12;

/** All icons in rows, each a group with its name: Figma makes a layer of each. */
async function iconSheet(): Promise<string> {
  const names = iconNames();
  const symbols = [...(await sprite(names)).matchAll(/<symbol([^>]*)>(.*?)<\/symbol>/gs)];
  const drawings = symbols.map(([, attributes = '', body = ''], index) => {
    const x = (index % COLUMNS) * CELL + (CELL - ICON) / 2;
    const y = Math.floor(index / COLUMNS) * CELL + (CELL - ICON) / 2;
    const look = attributes.replace(/\s(id|viewBox)="[^"]*"/g, '');
    return `<g id="${names[index]}" transform="translate(${x} ${y})"${look}>${body}</g>`;
  });
  const height = Math.ceil(names.length / COLUMNS) * CELL;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMNS * CELL}" height="${height}" color="#111817">${drawings.join('')}</svg>\n`;
}

export async function writeFigma(): Promise<void> {
  const folder = new URL('../dist/figma/', import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const [name, content] of await figmaFiles()) await writeFile(new URL(name, folder), content);
}
