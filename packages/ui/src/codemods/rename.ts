import type { API, Collection, FileInfo, JSCodeshift, JSXAttribute } from 'jscodeshift';
import { type RenamedShape, renameKeys } from './rename-keys.ts';

/** Changes of a version that a codemod can apply. */
export interface Renames {
  /** The old name leads to the new one. */
  readonly components?: Readonly<Record<string, string>>;
  /** By the component as it is called afterwards. */
  readonly props?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By component: props that took a `Set` and take a list. */
  readonly lists?: Readonly<Record<string, readonly string[]>>;
  /** Entries of the package: `segmented` for `@booking/ui/segmented`. */
  readonly entries?: Readonly<Record<string, string>>;
  /** Exports that have left the package, each with what to do instead. They are reported and stay as they are. */
  readonly gone?: Readonly<Record<string, string>>;
  /** By their types: objects whose keys have new names. */
  readonly shapes?: Readonly<Record<string, RenamedShape>>;
  /** Entries that have left the package with their style sheets. An import of the sheet alone is reported. */
  readonly goneEntries?: readonly string[];
  /** By component: props that have become part of another one. A transform of the version's own rewrites them. */
  readonly replaced?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const PACKAGE = '@booking/ui';

/** Makes the transform of a version. It changes what is imported from this package, under whatever name, and nothing else. */
export function renaming(renames: Renames) {
  return ({ source, path }: FileInfo, { jscodeshift: j, report }: API): string => {
    const file = j(source);
    const imported = renameImports(j, file, renames);
    for (const { name, line } of imported.gone)
      report(`${path}:${line}: ${name} is gone. ${own(renames.gone, name)}`);
    for (const { entry, line } of imported.goneSheets)
      report(`${path}:${line}: ${goneSheet(entry)}`);
    let changes = imported.changes + renameKeys(j, file, renames.shapes ?? {}, imported.components);
    file.find(j.JSXOpeningElement).forEach(({ node }) => {
      if (node.name.type !== 'JSXIdentifier') return;
      const component = imported.components.get(node.name.name);
      const props = own(renames.props, component);
      const lists = own(renames.lists, component);
      if (!props && !lists) return;
      for (const attribute of node.attributes ?? []) {
        if (attribute.type === 'JSXSpreadAttribute') {
          const line = attribute.loc?.start.line ?? 0;
          report(`${path}:${line}: look through what is spread into ${component} yourself.`);
        } else if (attribute.name.type === 'JSXIdentifier') {
          const { name } = attribute.name;
          if (lists?.includes(name)) {
            if (listInstead(j, attribute)) changes += 1;
            else if (!isList(attribute)) {
              const line = attribute.loc?.start.line ?? 0;
              report(`${path}:${line}: ${name} of ${component} is a list, and no longer a Set.`);
            }
          }
          const to = own(props, name);
          if (to === undefined) continue;
          attribute.name.name = to;
          changes += 1;
        }
      }
    });
    // An untouched file stays unchanged to the character.
    return changes > 0 ? file.toSource({ quote: 'single' }) : source;
  };
}

/** Message about the import of a style sheet that has left the package, in a script or in another sheet. */
export const goneSheet = (entry: string) =>
  `${entry}.css is gone: it goes with the copy of its component.`;

/** Renames what the imports name, and returns which component each local name stands for. */
function renameImports(j: JSCodeshift, file: Collection, renames: Renames) {
  const components = new Map<string, string>();
  const gone: { name: string; line: number }[] = [];
  const goneSheets: { entry: string; line: number }[] = [];
  let changes = 0;
  file.find(j.ImportDeclaration).forEach(({ node }) => {
    const from = node.source.value;
    if (typeof from !== 'string') return;
    if (from !== PACKAGE && !from.startsWith(`${PACKAGE}/`)) return;
    const [, entry = '', end = ''] = /^@booking\/ui\/(.*?)(\.css)?$/.exec(from) ?? [];
    const renamedEntry = own(renames.entries, entry);
    if (renamedEntry !== undefined) {
      node.source.value = `${PACKAGE}/${renamedEntry}${end}`;
      changes += 1;
    }
    if (end === '.css' && renames.goneEntries?.includes(entry))
      goneSheets.push({ entry, line: node.loc?.start.line ?? 0 });
    for (const specifier of node.specifiers ?? []) {
      if (specifier.type !== 'ImportSpecifier') continue;
      const old = String(specifier.imported.name);
      const local = String(specifier.local?.name ?? old);
      if (own(renames.gone, old)) gone.push({ name: old, line: node.loc?.start.line ?? 0 });
      const name = own(renames.components, old) ?? old;
      components.set(local, name);
      if (name === old) continue;
      specifier.imported.name = name;
      // The file goes on to use its own name for it, if it has chosen one.
      if (local === old) {
        specifier.local = j.identifier(name);
        components.set(name, name);
        renameUses(j, file, old, name);
      }
      changes += 1;
    }
  });
  return { components, changes, gone, goneSheets };
}

function renameUses(j: JSCodeshift, file: Collection, from: string, to: string): void {
  file.find(j.JSXIdentifier, { name: from }).forEach((path) => {
    if (path.parent.node.type !== 'JSXAttribute') path.node.name = to;
  });
  file.find(j.Identifier, { name: from }).forEach((path) => {
    const { node } = path.parent;
    const isName =
      (node.type === 'MemberExpression' && node.property === path.node && !node.computed) ||
      (/Property$/.test(node.type) && node.key === path.node && !node.shorthand);
    if (!isName) path.node.name = to;
  });
}

/** Puts a list in the place of a set that is made in an attribute. Returns whether there was one. */
function listInstead(j: JSCodeshift, { value }: JSXAttribute): boolean {
  if (value?.type !== 'JSXExpressionContainer') return false;
  const { expression } = value;
  if (expression.type !== 'NewExpression') return false;
  if (expression.callee.type !== 'Identifier' || expression.callee.name !== 'Set') return false;
  const [items] = expression.arguments;
  if (items === undefined) value.expression = j.arrayExpression([]);
  else if (items.type === 'ArrayExpression') value.expression = items;
  else if (items.type === 'SpreadElement') return false;
  else value.expression = j.arrayExpression([j.spreadElement(items)]);
  return true;
}

function isList({ value }: JSXAttribute): boolean {
  return value?.type === 'JSXExpressionContainer' && value.expression.type === 'ArrayExpression';
}

function own<T>(
  names: Readonly<Record<string, T>> | undefined,
  name: string | undefined,
): T | undefined {
  return names && name !== undefined && Object.hasOwn(names, name) ? names[name] : undefined;
}
