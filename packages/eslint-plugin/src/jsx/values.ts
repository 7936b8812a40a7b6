import type { Rule } from 'eslint';
import type { Literal, Node, TemplateElement, TemplateLiteral } from 'estree';
import type { JSXAttribute } from 'estree-jsx';
import { expressionOf, isNode, unwrapped } from './attributes.ts';
import { variableNamed } from './components.ts';

/** A literal value of a CSS property. */
export interface StyleValue {
  /** `paddingInline`, as React names it. */
  readonly property: string;
  readonly node: Literal | TemplateLiteral;
  readonly value: string | number;
}

/** A piece of a list of class names. */
export interface ClassText {
  readonly node: Literal | TemplateElement;
  readonly text: string;
}

/** Props that hold CSS as an object: React's, and those of libraries that write it in JavaScript. */
const styleProps = new Set(['style', 'css', 'sx', 'styles']);

/** The literal values of CSS that an attribute gives a component, and what it gives to the component's parts. */
export function styleValuesOf(context: Rule.RuleContext, attribute: JSXAttribute): StyleValue[] {
  return styledBy(context, attribute, (name) => styleProps.has(name)).flatMap((node) =>
    valuesIn(context, node),
  );
}

/** The class names that an attribute gives a component or its parts. */
export function classTextsOf(context: Rule.RuleContext, attribute: JSXAttribute): ClassText[] {
  return styledBy(context, attribute, (name) => name === 'className').flatMap((node) =>
    textsIn(context, node),
  );
}

/** The expressions of an attribute of that name, or of that name in `parts={{ label: { … } }}`. */
function styledBy(
  context: Rule.RuleContext,
  attribute: JSXAttribute,
  isMeant: (name: string) => boolean,
): Node[] {
  const name = String(attribute.name.name);
  const value = expressionOf(attribute);
  if (!value) return [];
  if (isMeant(name)) return [value];
  if (name !== 'parts') return [];
  return entriesOf(context, value)
    .flatMap(([, part]) => entriesOf(context, part))
    .filter(([key]) => isMeant(key))
    .map(([, node]) => node);
}

/** Keys and values of an object, however its parts are chosen. */
function entriesOf(context: Rule.RuleContext, wrapped: Node): [string, Node][] {
  const node = unwrapped(wrapped);
  if (node.type !== 'ObjectExpression') {
    return choicesOf(context, node).flatMap((choice) => entriesOf(context, choice));
  }
  return node.properties.flatMap((property): [string, Node][] => {
    if (property.type === 'SpreadElement') return entriesOf(context, property.argument);
    const { key, value, computed } = property;
    if (key.type === 'Identifier' && !computed) return [[key.name, value]];
    return key.type === 'Literal' ? [[String(key.value), value]] : [];
  });
}

function valuesIn(context: Rule.RuleContext, node: Node): StyleValue[] {
  return entriesOf(context, node).flatMap(([property, value]) => [
    ...literalsIn(context, value).map((literal) => ({ property, ...literal })),
    // `'&:hover': { … }` of CSS in JavaScript.
    ...valuesIn(context, value),
  ]);
}

type LiteralValue = Omit<StyleValue, 'property'>;

/** The literals that an expression may be. */
export function literalsIn(context: Rule.RuleContext, wrapped: Node): LiteralValue[] {
  const node = unwrapped(wrapped);
  if (node.type === 'Literal') {
    const { value } = node;
    return typeof value === 'string' || typeof value === 'number' ? [{ node, value }] : [];
  }
  if (node.type === 'UnaryExpression' && node.operator === '-') return [];
  if (node.type === 'TemplateLiteral') {
    const value = node.quasis.map(({ value }) => value.cooked ?? '').join('var()');
    return [{ node, value }];
  }
  return choicesOf(context, node).flatMap((choice) => literalsIn(context, choice));
}

/** Returns the expressions that one chooses from: the sides of a condition, or the value of a constant of the file. */
function choicesOf({ sourceCode }: Rule.RuleContext, node: Node): Node[] {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate];
  if (node.type === 'LogicalExpression') return [node.left, node.right];
  if (node.type === 'ArrayExpression') return node.elements.flatMap((item) => item ?? []);
  if (node.type !== 'Identifier') return [];
  const [definition] = variableNamed(sourceCode.getScope(node), node.name)?.defs ?? [];
  if (definition?.type !== 'Variable' || definition.parent?.kind !== 'const') return [];
  const { id, init } = definition.node;
  return id.type === 'Identifier' && init && init.type !== 'Identifier' ? [init] : [];
}

/** Every text in an expression: class names are joined in many ways. */
function textsIn({ sourceCode }: Rule.RuleContext, root: Node): ClassText[] {
  const texts: ClassText[] = [];
  const visit = (node: Node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') {
      texts.push({ node, text: node.value });
    }
    if (node.type === 'TemplateElement') texts.push({ node, text: node.value.raw });
    const fields = new Map<string, unknown>(Object.entries(node));
    for (const key of sourceCode.visitorKeys[node.type] ?? []) {
      for (const child of [fields.get(key)].flat()) if (isNode(child)) visit(child);
    }
  };
  visit(root);
  return texts;
}
