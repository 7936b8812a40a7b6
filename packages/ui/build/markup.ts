/** Reads the parts and states that hosts may select by, from the markup of every component. */
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-6';
import { components } from './components.ts';

/** An element, or an object of attributes for one, as it is written in a component's module. */
export interface Markup {
  /** Its module from the folder of the sources, with the line: `menu/menu-row.tsx:31`. */
  readonly at: string;
  /** Its classes, as far as they are written out. */
  readonly classes: readonly string[];
  /** Whether it takes the class of the caller. */
  readonly isRoot: boolean;
  /** Whether it is a part. */
  readonly isPart: boolean;
  /** Its names as a part, as far as they are written out: more than one if a condition decides. */
  readonly parts: readonly string[];
  /** The names of its `data-*`, with the values that are written out. */
  readonly states: Readonly<Record<string, readonly string[]>>;
}

/** A part of a component with its states. The root has no name. */
export interface StyledPart {
  readonly part?: string;
  readonly states: Readonly<Record<string, readonly string[]>>;
}

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** What a component tells itself or another one, and no host. */
const internal: ReadonlySet<string> = new Set([
  'data-clone',
  'data-day',
  'data-handles-escape',
  'data-index',
  'data-items-1170',
  'data-items-768',
  'data-key',
  'data-label',
  'data-matrix-cell',
  'data-scroller',
  'data-sheets-formula',
  'data-sheets-root',
  'data-tooltip',
]);

interface Module {
  readonly path: string;
  readonly text: string;
}

/** Components that a module of another one draws, whose parts they have. */
const drawnBy: Readonly<Record<string, string>> = {
  'money-field': 'number-field/number-field.tsx',
  'radio-cards': 'radio-group/radios.tsx',
  switch: 'checkbox/check-field.tsx',
};

/**
 * Returns the elements of every component that have a class of the library, a part or a state: those of its folder, and
 * of the primitives that it uses.
 */
export async function readMarkup(): Promise<Record<string, Markup[]>> {
  const [names, primitives] = await Promise.all([components(), readPrimitives()]);
  const markups = await Promise.all(
    names.map(async (name) => {
      const drawn = drawnBy[name];
      const own = [...(await readFolder(name)), ...(drawn ? [await readModule(drawn)] : [])];
      return [...own, ...importedFrom(own, primitives)].flatMap(({ path, text }) =>
        elementsIn(path, text),
      );
    }),
  );
  return Object.fromEntries(names.map((name, at) => [name, markups[at] ?? []]));
}

/** Returns the primitives that modules import, with those that these import. */
export function importedFrom(
  modules: readonly Module[],
  primitives: readonly Module[],
  reached = new Set<Module>(),
): Module[] {
  for (const { path, text } of modules) {
    const imports = [...text.matchAll(/'(\.[^']+)'/g)].map(([, to = '']) =>
      join(dirname(path), to),
    );
    for (const primitive of primitives) {
      if (reached.has(primitive) || !imports.includes(primitive.path)) continue;
      reached.add(primitive);
      importedFrom([primitive], primitives, reached);
    }
  }
  return [...reached];
}

async function readPrimitives(): Promise<Module[]> {
  const rooms = await readdir(`${source}primitives`);
  return (await Promise.all(rooms.map((room) => readFolder(`primitives/${room}`)))).flat();
}

async function readFolder(folder: string): Promise<Module[]> {
  const files = (await readdir(`${source}${folder}`)).filter((file) => /^[\w-]+\.tsx?$/.test(file));
  return Promise.all(files.sort().map((file) => readModule(`${folder}/${file}`)));
}

async function readModule(path: string): Promise<Module> {
  return { path, text: await readFile(`${source}${path}`, 'utf8') };
}

/** Returns the parts of every component. */
export async function readParts(): Promise<Record<string, StyledPart[]>> {
  const markup = await readMarkup();
  return Object.fromEntries(Object.entries(markup).map(([name, own]) => [name, partsOf(own)]));
}

/** Returns the parts of a component by their names, each with the states of all elements that are it. */
export function partsOf(markup: readonly Markup[]): StyledPart[] {
  const byPart = new Map<string, Map<string, Set<string>>>();
  for (const { isPart, parts, classes, isRoot, states } of markup) {
    if (!isPart && !isRoot && classes.some((name) => unnamed.has(name))) continue;
    for (const part of parts.length > 0 ? parts : ['']) {
      const own = byPart.get(part) ?? new Map<string, Set<string>>();
      for (const [name, values] of Object.entries(states)) {
        if (!internal.has(name)) own.set(name, new Set([...(own.get(name) ?? []), ...values]));
      }
      if (part || own.size > 0) byPart.set(part, own);
    }
  }
  return [...byPart]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([part, states]) => ({
      ...(part && { part }),
      states: Object.fromEntries([...states].map(([name, values]) => [name, [...values]])),
    }));
}

/** Returns the elements of a module. */
export function elementsIn(path: string, text: string): Markup[] {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, kind);
  const elements: Markup[] = [];
  const visit = (node: ts.Node) => {
    const attributes = attributesOf(node);
    if (attributes) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const { 'data-part': part, className, ...others } = attributes;
      const states = Object.entries(others).filter(([name]) => name.startsWith('data-'));
      const classes = textsIn(className)
        .flatMap((text) => text.split(' '))
        .filter((name) => name.startsWith('bk-'));
      if (part || states.length > 0 || classes.length > 0) {
        elements.push({
          at: `${path}:${line}`,
          classes,
          isRoot: /\bclassName\b/.test(className?.getText() ?? ''),
          isPart: part !== undefined,
          parts: textsIn(part),
          states: Object.fromEntries(states.map(([name, value]) => [name, textsIn(value)])),
        });
      }
    }
    node.forEachChild(visit);
  };
  visit(file);
  return elements;
}

const controls: ReadonlySet<string> = new Set([
  'Button',
  'ButtonLink',
  'IconButton',
  'a',
  'button',
  'input',
  'select',
  'textarea',
]);

/** Returns where a module draws a control that is neither a part nor takes the attributes of its caller. */
export function namelessControls(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  const places: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const tag = node.tagName.getText();
      const attributes = attributesOf(node.attributes) ?? {};
      const isSeen = !textsIn(attributes.type).includes('hidden') && !('hidden' in attributes);
      const isGiven = node.attributes.properties.some(
        (attribute) =>
          ts.isJsxSpreadAttribute(attribute) && isOfCaller.test(attribute.expression.getText()),
      );
      if (controls.has(tag) && isSeen && !('data-part' in attributes) && !isGiven) {
        const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        places.push(`${path}:${line} ${tag}`);
      }
    }
    node.forEachChild(visit);
  };
  visit(file);
  return places;
}

/** How the attributes of a caller are called where a component passes them on. */
const isOfCaller = /^(rest|others|props|attributes|shared)$/;

/** Returns the controls of all components that are neither a part nor take the attributes of their caller. */
export async function readNamelessControls(): Promise<string[]> {
  const folders = await Promise.all((await components()).map(readFolder));
  return folders.flat().flatMap(({ path, text }) => namelessControls(path, text));
}

/** The attributes that are written at a node, by their names. */
function attributesOf(node: ts.Node): Record<string, ts.Node | undefined> | undefined {
  if (ts.isJsxAttributes(node)) {
    return Object.fromEntries(
      node.properties.flatMap((attribute) =>
        ts.isJsxAttribute(attribute) ? [[attribute.name.getText(), attribute.initializer]] : [],
      ),
    );
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return Object.fromEntries(
    node.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) &&
      (ts.isStringLiteral(property.name) || ts.isIdentifier(property.name))
        ? [[property.name.text, property.initializer]]
        : [],
    ),
  );
}

/** The texts that an expression may come to; not those that it only compares with. */
function textsIn(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(textsIn);
  if (ts.isCallExpression(node)) return node.arguments.flatMap(textsIn);
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
    return textsIn(node.expression);
  if (ts.isTemplateExpression(node)) return [node.head.text.trim()];
  if (!ts.isBinaryExpression(node)) return [];
  const isEither = /^(\|\||\?\?)$/.test(node.operatorToken.getText());
  const isAnd = node.operatorToken.getText() === '&&';
  return [
    ...(isEither ? textsIn(node.left) : []),
    ...(isEither || isAnd ? textsIn(node.right) : []),
  ];
}

/** Classes of elements that are no parts: what hosts style is around or inside of them. */
export const unnamed: ReadonlySet<string> = new Set([
  // They hold parts, and only place them.
  'bk-accordion-heading',
  'bk-banner-main',
  'bk-bars',
  'bk-chart-body',
  'bk-chart-entries',
  'bk-chart-scroll',
  'bk-checkbox-group-inner',
  'bk-checkbox-label',
  'bk-cell-words',
  'bk-check-search',
  'bk-color-slider',
  'bk-conflict-text',
  'bk-date-range',
  'bk-day-box',
  'bk-drawer-titles',
  'bk-error-state-reference',
  'bk-error-summary-body',
  'bk-field-group-head',
  'bk-field-head',
  'bk-file-upload-text',
  'bk-filter-dates',
  'bk-image-crop-range',
  'bk-matrix-cell',
  'bk-matrix-head-content',
  'bk-modal-form',
  'bk-modal-titles',
  'bk-month-week',
  'bk-month-weekdays',
  'bk-month-weeks',
  'bk-months',
  'bk-option-text',
  'bk-page-header-buttons',
  'bk-palette-text',
  'bk-radio-text',
  'bk-range-choice',
  'bk-save-bar-row',
  'bk-side-nav-title-text',
  'bk-stat-main',
  'bk-stat-value',
  'bk-step-text',
  'bk-table-actions-list',
  'bk-table-check',
  'bk-table-head-row',
  'bk-timeline-body',
  'bk-view-tabs-item',
  'bk-view-tabs-list',
  // The root of a field is the Field's, and that of a dialog the Modal's.
  'bk-combobox',
  'bk-confirm',
  'bk-multi-select',
  'bk-tag-input',
  // Shapes in a drawing, whose colours are tokens.
  'bk-chart-area',
  'bk-chart-band',
  'bk-chart-column',
  'bk-chart-drawing',
  'bk-chart-fill',
  'bk-chart-grid',
  'bk-chart-line',
  'bk-chart-net',
  'bk-chart-net-ground',
  'bk-chart-seam',
  'bk-chart-texture',
  'bk-chart-trace',
  'bk-grid-shade',
  // They stand for what is not there: rows on their way, rows out of sight, cells without a sum, a trigger.
  'bk-menu-place',
  'bk-sortable-handle',
  'bk-table-cell',
  'bk-table-gap',
  'bk-table-row',
  // Objects of attributes: the element that gets them says what it is.
  'bk-date-control',
  'bk-palette-option',
  // Only heard.
  'bk-visually-hidden',
]);
