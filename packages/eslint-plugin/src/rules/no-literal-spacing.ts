import type { Rule } from 'eslint';
import { type CssLiteral, cssListener, replaceIn } from '../jsx/css.ts';
import { createRule } from '../rule.ts';
import { isStep, type Space, spacesIn, stepsNear, stepText } from '../tokens/spaces.ts';

/** Property that stands for the value of a prop such as `gap`, in steps. */
const STEP_PROP = 'step';

export const noLiteralSpacing = createRule('no-literal-spacing', {
  meta: {
    type: 'suggestion',
    docs: { description: 'Space components by the steps of the tokens.', recommended: true },
    fixable: 'code',
    hasSuggestions: true,
    schema: [],
    messages: {
      step: '{{length}} is a step of the space tokens. Use {{token}}.',
      between: '{{length}} is no step of the space tokens.',
      useToken: 'Use {{token}}.',
    },
  },
  create: (context) =>
    cssListener(
      context,
      ({ spaceProps }) => ({ names: spaceProps, property: STEP_PROP }),
      (css) => {
        if (css.property === STEP_PROP) checkStep(context, css);
        else for (const space of spacesIn(css.property, css.value)) checkSpace(context, css, space);
      },
    ),
});

function checkSpace(context: Rule.RuleContext, css: CssLiteral, space: Space): void {
  const { node } = css;
  const length = space.text;
  const toStep = (px: number) => (fixer: Rule.RuleFixer) =>
    replaceIn(context, fixer, css, space, stepText(px));
  if (isStep(space.px)) {
    const data = { length, token: stepText(space.px) };
    context.report({ node, messageId: 'step', data, fix: toStep(space.px) });
    return;
  }
  context.report({
    node,
    messageId: 'between',
    data: { length },
    suggest: stepsNear(space.px).map((px) => ({
      messageId: 'useToken',
      data: { token: stepText(px) },
      fix: toStep(px),
    })),
  });
}

/** A prop takes the step itself: `gap={16}`. */
function checkStep(context: Rule.RuleContext, { node, value }: CssLiteral): void {
  if (typeof value !== 'number' || value === 0 || isStep(value)) return;
  context.report({
    node,
    messageId: 'between',
    data: { length: String(value) },
    suggest: stepsNear(value).map((px) => ({
      messageId: 'useToken',
      data: { token: String(px) },
      fix: (fixer) => fixer.replaceText(node, String(px)),
    })),
  });
}
