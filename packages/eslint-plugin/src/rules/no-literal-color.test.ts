import { testRule, testTypedRule } from '../testing/test-rule.ts';
import { noLiteralColor } from './no-literal-color.ts';

const from = "import { Button, Card, ColorPicker, Spinner } from '@booking/ui';\n";
const literal = (color: string, ...suggestions: (readonly [token: string, output: string])[]) => ({
  messageId: 'literal',
  data: { color },
  suggestions: suggestions.map(([token, output]) => ({
    messageId: 'useToken',
    data: { token },
    output: `${from}${output}`,
  })),
});

testRule('no-literal-color', noLiteralColor, {
  valid: [
    `${from}<Card style={{ color: 'var(--bk-text-muted)' }} />`,
    `${from}<Card style={{ color: 'var(--bk-text-muted, #777)' }} />`,
    `${from}<Card style={{ color: 'currentColor', background: 'transparent' }} />`,
    `${from}<Card style={{ color: hex, gridArea: 'red', background: 'none' }} />`,
    `${from}<Card style={{ background: 'url(#fff)', '--area': 'red' }} />`,
    `${from}<Card style={style} />`,
    `${from}<Card className="bg-bk-surface text-bk-muted grid-cols-[auto_1fr] text-[13px]" />`,
    `${from}<Button color="red">Delete</Button>`,
    `${from}<ColorPicker label="Colour" placeholder="#000000" value="#1e88e5" />`,
    // Elements and components of the app are its own affair.
    `${from}<div style={{ color: '#777' }} />`,
    "import { Card } from './card';\n<Card style={{ color: '#777' }} />",
  ],
  invalid: [
    { code: `${from}<Card style={{ color: '#12f' }} />`, errors: [literal('#12f')] },
    {
      code: `${from}<Card style={{ border: '1px solid #007f80' }} />`,
      errors: [
        literal(
          '#007f80',
          [
            '--bk-border-selected',
            `<Card style={{ border: '1px solid var(--bk-border-selected)' }} />`,
          ],
          ['--bk-focus-ring', `<Card style={{ border: '1px solid var(--bk-focus-ring)' }} />`],
        ),
      ],
    },
    { code: `${from}<Card style={{ color: 'red' }} />`, errors: [literal('red')] },
    {
      code: `${from}<Card style={{ ...more, boxShadow: '0 0 4px rgb(0 0 0 / 0.2)' }} />`,
      errors: [literal('rgb(0 0 0 / 0.2)')],
    },
    {
      code: `${from}<Card style={isOn ? { color: '#12f' } : undefined} />`,
      errors: [literal('#12f')],
    },
    {
      code: `${from}<Card style={{ backgroundImage: \`linear-gradient(\${angle}, #12f, lime)\` }} />`,
      errors: [literal('#12f'), literal('lime')],
    },
    {
      code: `${from}const style = { color: '#12f' };\n<><Card style={style} /><Card style={style} /></>`,
      errors: [literal('#12f')],
    },
    {
      code: `${from}<Card css={{ '&:hover': { color: '#12f' } }} />`,
      errors: [literal('#12f')],
    },
    {
      code: `${from}<Button parts={{ label: { style: { color: '#12f' } } }}>Save</Button>`,
      errors: [literal('#12f')],
    },
    {
      code: `${from}<Card className={join('p-4', isOn && 'hover:bg-[#12f]')} />`,
      errors: [literal('#12f')],
    },
    { code: `${from}<Card className="[color:#12f]" />`, errors: [literal('#12f')] },
    { code: `${from}<Spinner color="hotpink" />`, errors: [literal('hotpink')] },
    { code: `${from}<Button spinnerColor="#12f">Save</Button>`, errors: [literal('#12f')] },
  ],
});

testTypedRule('no-literal-color, in casts', noLiteralColor, {
  valid: [],
  invalid: [
    {
      code: `${from}<Card style={{ color: '#12f' } as CSSProperties} />`,
      errors: [literal('#12f')],
    },
    {
      code: `${from}const style = { color: '#12f' } satisfies CSSProperties;\n<Card style={style} />`,
      errors: [literal('#12f')],
    },
  ],
});
