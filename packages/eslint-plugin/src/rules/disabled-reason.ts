import type { Rule } from 'eslint';
import type { Node } from 'estree';
import { attributeOf, expressionOf, hasSpread, isEmpty } from '../jsx/attributes.ts';
import { componentOf } from '../jsx/components.ts';
import { createRule } from '../rule.ts';

export const disabledReason = createRule('disabled-reason', {
  meta: {
    type: 'suggestion',
    docs: { description: 'Say why a control is disabled.', recommended: true },
    hasSuggestions: true,
    schema: [],
    messages: {
      missing: 'A disabled {{component}} can’t say why. Give the reason as `disabledReason`.',
      empty: 'The `disabledReason` is empty. Say what prevents it, and how to change that.',
      giveReason: 'Give a reason instead, and write it.',
      loading: 'Say that it is loading instead.',
    },
  },
  create: (context) => ({
    JSXOpeningElement(element) {
      const component = componentOf(context, element);
      if (!component?.takesReason) return;
      const data = { component: component.name };
      const reason = attributeOf(element, 'disabledReason');
      const [literal] = reason ? [expressionOf(reason)] : [];
      if (reason && literal?.type === 'Literal' && isEmpty(reason)) {
        context.report({ node: reason, messageId: 'empty', data });
      }
      const disabled = attributeOf(element, 'disabled');
      if (!disabled || reason || hasSpread(element)) return;
      const value = expressionOf(disabled);
      if (value?.type === 'Literal' && value.value === false) return;
      const test = value ? context.sourceCode.getText(value) : undefined;
      const suggest: Rule.SuggestionReportDescriptor[] = [
        {
          messageId: 'giveReason',
          fix: (fixer) =>
            fixer.replaceText(
              disabled,
              test === undefined || test === 'true'
                ? 'disabledReason=""'
                : `disabledReason={${test} ? '' : undefined}`,
            ),
        },
      ];
      if (component.takesLoading && value && isBusy(value)) {
        suggest.unshift({
          messageId: 'loading',
          fix: (fixer) => fixer.replaceText(disabled.name, 'isLoading'),
        });
      }
      context.report({ node: disabled, messageId: 'missing', data, suggest });
    },
  }),
});

/** Whether an expression is named after work that goes on: `isPending`, `form.isSubmitting`. */
function isBusy(node: Node): boolean {
  const last = node.type === 'MemberExpression' ? node.property : node;
  return (
    last.type === 'Identifier' && /loading|pending|saving|submitting|busy|fetching/i.test(last.name)
  );
}
