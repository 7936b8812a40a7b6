import type { Node } from 'estree';
import type { JSXAttribute, JSXOpeningElement } from 'estree-jsx';

/** The attribute of that name, which an element has itself. */
export function attributeOf(element: JSXOpeningElement, name: string): JSXAttribute | undefined {
  return element.attributes.find(
    (attribute): attribute is JSXAttribute =>
      attribute.type === 'JSXAttribute' && attribute.name.name === name,
  );
}

/** Whether an element may get attributes that aren't written at it. */
export function hasSpread(element: JSXOpeningElement): boolean {
  return element.attributes.some(({ type }) => type === 'JSXSpreadAttribute');
}

/** The expression of an attribute; undefined for `<a b>` and `<a b={}>`. */
export function expressionOf({ value }: JSXAttribute): Node | undefined {
  if (value?.type === 'JSXExpressionContainer') {
    return value.expression.type === 'JSXEmptyExpression' ? undefined : unwrapped(value.expression);
  }
  return value ?? undefined;
}

/** Returns the expression in `value as Type`, `value satisfies Type` and `value!`. */
export function unwrapped(node: Node): Node {
  // The nodes of TypeScript aren't in the types of estree.
  const { type, expression }: { type: string; expression?: unknown } = node;
  const isWrapper = /^TS(As|Satisfies|NonNull|TypeAssertion)/.test(type);
  return isWrapper && isNode(expression) ? unwrapped(expression) : node;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The text that an expression always has; undefined if it isn't known here. */
export function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

/** Whether an attribute says nothing for certain: `label=""`, `label={undefined}`. */
export function isEmpty(attribute: JSXAttribute): boolean {
  const value = expressionOf(attribute);
  if (!value || (value.type === 'Identifier' && value.name === 'undefined')) return true;
  if (value.type === 'Literal' && value.value === null && value.raw === 'null') return true;
  return textOf(value)?.trim() === '';
}
