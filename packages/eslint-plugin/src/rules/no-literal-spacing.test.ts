import { testRule } from '../testing/test-rule.ts';
import { noLiteralSpacing } from './no-literal-spacing.ts';

const from = "import { Card, Stack } from '@booking/ui';\n";
const step = { messageId: 'step' };
const between = (length: string, ...suggestions: (readonly [token: string, output: string])[]) => ({
  messageId: 'between',
  data: { length },
  suggestions: suggestions.map(([token, output]) => ({
    messageId: 'useToken',
    data: { token },
    output: `${from}${output}`,
  })),
});

testRule('no-literal-spacing', noLiteralSpacing, {
  valid: [
    `${from}<Card style={{ padding: 'var(--bk-space-16)' }} />`,
    `${from}<Card style={{ margin: '0 auto', marginTop: 0, gap: '1px', padding: '5%' }} />`,
    `${from}<Card style={{ width: 300, top: 13, padding }} />`,
    `${from}<Card className="p-4 gap-3 w-[300px] p-[5%] grid-cols-[13px_1fr]" />`,
    `${from}<Stack gap={16} />`,
    `${from}<Stack gap={0} />`,
    `${from}<Stack gap={gap} />`,
    `${from}<main style={{ padding: 13 }} />`,
  ],
  invalid: [
    {
      code: `${from}<Card style={{ padding: 16 }} />`,
      output: `${from}<Card style={{ padding: 'var(--bk-space-16)' }} />`,
      errors: [step],
    },
    {
      code: `${from}<Card style={{ margin: '1rem auto -8px' }} />`,
      output: `${from}<Card style={{ margin: 'var(--bk-space-16) auto calc(-1 * var(--bk-space-8))' }} />`,
      errors: [step, step],
    },
    {
      code: `${from}<Card style={{ paddingInline: 13 }} />`,
      errors: [
        between(
          '13',
          ['var(--bk-space-12)', `<Card style={{ paddingInline: 'var(--bk-space-12)' }} />`],
          ['var(--bk-space-16)', `<Card style={{ paddingInline: 'var(--bk-space-16)' }} />`],
        ),
      ],
    },
    {
      code: `${from}<Card className="w-[13px] md:p-[16px]" />`,
      output: `${from}<Card className="w-[13px] md:p-[var(--bk-space-16)]" />`,
      errors: [step],
    },
    {
      code: `${from}<Card className={\`gap-[18px] \${more}\`} />`,
      errors: [
        between(
          '18px',
          ['var(--bk-space-16)', `<Card className={\`gap-[var(--bk-space-16)] \${more}\`} />`],
          ['var(--bk-space-20)', `<Card className={\`gap-[var(--bk-space-20)] \${more}\`} />`],
        ),
      ],
    },
    {
      code: `${from}<Stack gap={200} />`,
      errors: [between('200', ['160', '<Stack gap={160} />'])],
    },
  ],
});
