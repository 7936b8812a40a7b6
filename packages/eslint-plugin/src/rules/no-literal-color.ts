import { cssListener, replaceIn } from '../jsx/css.ts';
import { createRule } from '../rule.ts';
import { colorsIn, tokensNear } from '../tokens/colors.ts';

export const noLiteralColor = createRule('no-literal-color', {
  meta: {
    type: 'suggestion',
    docs: {
      description: 'Colour components by tokens, which follow the theme.',
      recommended: true,
    },
    hasSuggestions: true,
    schema: [],
    messages: {
      literal: '{{color}} is the same in every theme. Use a colour token.',
      useToken: 'Use {{token}}.',
    },
  },
  create: (context) =>
    cssListener(
      context,
      ({ colorProps }) => ({ names: colorProps, property: 'color' }),
      (css) => {
        for (const color of colorsIn(css.property, String(css.value))) {
          context.report({
            node: css.node,
            messageId: 'literal',
            data: { color: color.text },
            suggest: tokensNear(css.property, color.text).map((token) => ({
              messageId: 'useToken',
              data: { token },
              fix: (fixer) => replaceIn(context, fixer, css, color, `var(${token})`),
            })),
          });
        }
      },
    ),
});
