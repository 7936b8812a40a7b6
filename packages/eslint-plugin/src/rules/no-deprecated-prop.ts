import { attributeOf } from '../jsx/attributes.ts';
import { componentOf } from '../jsx/components.ts';
import { createRule } from '../rule.ts';

export const noDeprecatedProp = createRule('no-deprecated-prop', {
  meta: {
    type: 'problem',
    docs: { description: 'Use no prop that has another name now.', recommended: true },
    fixable: 'code',
    schema: [],
    messages: {
      deprecated: '`{{prop}}` of {{component}} is deprecated. {{advice}}',
    },
  },
  create: (context) => ({
    JSXOpeningElement(element) {
      const component = componentOf(context, element);
      if (!component) return;
      for (const [prop, { advice, renamedTo }] of Object.entries(component.deprecatedProps)) {
        const attribute = attributeOf(element, prop);
        if (!attribute) continue;
        // With both, the app decides which of the values it means.
        const canRename = renamedTo !== undefined && !attributeOf(element, renamedTo);
        context.report({
          node: attribute.name,
          messageId: 'deprecated',
          data: { prop, component: component.name, advice },
          fix: canRename ? (fixer) => fixer.replaceText(attribute.name, renamedTo) : null,
        });
      }
    },
  }),
});
