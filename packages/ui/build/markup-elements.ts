/** Finds elements, and the attributes written at them, in the source of a component's module. */
import ts from 'typescript-6';

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

/** The attributes that are written at a node, by their names: with those of a part, `{...part('title', 'bk-title')}`. */
export function attributesOf(node: ts.Node): Record<string, ts.Node | undefined> | undefined {
  if (ts.isJsxAttributes(node)) {
    return Object.fromEntries(
      node.properties.flatMap((attribute) =>
        ts.isJsxAttribute(attribute)
          ? [[attribute.name.getText(), attribute.initializer]]
          : ofPart(attribute.expression),
      ),
    );
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return Object.fromEntries(
    node.properties.flatMap((property) => {
      if (ts.isSpreadAssignment(property)) return ofPart(property.expression);
      return ts.isPropertyAssignment(property) &&
        (ts.isStringLiteral(property.name) || ts.isIdentifier(property.name))
        ? [[property.name.text, property.initializer]]
        : [];
    }),
  );
}

/** Returns the attributes that a spread call of `part` gives an element. */
function ofPart(spread: ts.Expression): [name: string, value: ts.Node | undefined][] {
  if (!ts.isCallExpression(spread) || spread.expression.getText() !== 'part') return [];
  const [name, className] = spread.arguments;
  return [
    ['data-part', name],
    ['className', className],
  ];
}

/** The texts that an expression may come to; not those that it only compares with. */
export function textsIn(node: ts.Node | undefined): string[] {
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
