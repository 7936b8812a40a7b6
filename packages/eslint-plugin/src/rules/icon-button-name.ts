import type { Rule } from 'eslint';
import type { JSXElement, JSXOpeningElement } from 'estree-jsx';
import { attributeOf, expressionOf, hasSpread, isEmpty, textOf } from '../jsx/attributes.ts';
import { componentOf, type UsedComponent } from '../jsx/components.ts';
import { createRule } from '../rule.ts';

/** Attributes that give an element a name where its content has none. */
const naming = ['aria-label', 'aria-labelledby', 'title'];

export const iconButtonName = createRule('icon-button-name', {
  meta: {
    type: 'problem',
    docs: { description: 'Give a button without text a name.', recommended: true },
    fixable: 'code',
    hasSuggestions: true,
    schema: [],
    messages: {
      missing:
        '{{component}} has no text: its `label` is its name for screen readers and its tooltip.',
      empty: 'The `label` of {{component}} is empty. Name what the button does: “Delete category”.',
      moved: 'The name of {{component}} is its `label`; it overrides `aria-label`.',
      unnamed: 'A {{component}} with an icon alone has no name. Use an IconButton with a `label`.',
      useTitle: 'Make the `title` its label, which is its tooltip too.',
    },
  },
  create: (context) => ({
    JSXElement(element) {
      const { openingElement } = element;
      const component = componentOf(context, openingElement);
      if (component?.isNamedByLabel) checkLabel(context, openingElement, component);
      else if (component?.isNamedByChildren) checkChildren(context, element, component);
    },
  }),
});

function checkLabel(
  context: Rule.RuleContext,
  element: JSXOpeningElement,
  { name: component }: UsedComponent,
): void {
  const data = { component };
  const label = attributeOf(element, 'label');
  if (label) {
    if (isEmpty(label)) context.report({ node: label, messageId: 'empty', data });
    return;
  }
  if (hasSpread(element)) return;
  const node = element.name;
  const ariaLabel = attributeOf(element, 'aria-label');
  if (ariaLabel && !isEmpty(ariaLabel)) {
    const fix = (fixer: Rule.RuleFixer) => fixer.replaceText(ariaLabel.name, 'label');
    context.report({ node: ariaLabel, messageId: 'moved', data, fix });
    return;
  }
  const title = attributeOf(element, 'title');
  context.report({
    node,
    messageId: 'missing',
    data,
    suggest:
      title && !isEmpty(title)
        ? [{ messageId: 'useTitle', fix: (fixer) => fixer.replaceText(title.name, 'label') }]
        : [],
  });
}

function checkChildren(
  context: Rule.RuleContext,
  { openingElement, children }: JSXElement,
  { name: component }: UsedComponent,
): void {
  if (hasSpread(openingElement) || attributeOf(openingElement, 'children')) return;
  const isNamed = naming.some((name) => {
    const attribute = attributeOf(openingElement, name);
    return attribute && !isEmpty(attribute);
  });
  const drawn = children.filter((child) => !isNothing(child));
  const hasIcon = attributeOf(openingElement, 'icon') !== undefined || drawn.length > 0;
  if (isNamed || !hasIcon || !drawn.every((child) => isNamelessIcon(context, child))) return;
  context.report({ node: openingElement.name, messageId: 'unnamed', data: { component } });
}

type Child = JSXElement['children'][number];

function isNothing(child: Child): boolean {
  if (child.type === 'JSXText') return child.value.trim() === '';
  if (child.type !== 'JSXExpressionContainer') return false;
  return child.expression.type === 'JSXEmptyExpression' || textOf(child.expression)?.trim() === '';
}

/** An `Icon` of the library without a `label`, which is hidden from screen readers. */
function isNamelessIcon(context: Rule.RuleContext, child: Child): boolean {
  if (child.type !== 'JSXElement') return false;
  const { openingElement } = child;
  if (componentOf(context, openingElement)?.name !== 'Icon' || hasSpread(openingElement))
    return false;
  const label = attributeOf(openingElement, 'label');
  return !label || (expressionOf(label) !== undefined && isEmpty(label));
}
