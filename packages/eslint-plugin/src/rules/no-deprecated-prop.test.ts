import { testRule } from '../testing/test-rule.ts';
import { noDeprecatedProp } from './no-deprecated-prop.ts';

const from = "import { Drawer, Link, Stat } from '@booking/ui';\n";
const deprecated = { messageId: 'deprecated' };

testRule('no-deprecated-prop', noDeprecatedProp, {
  valid: [
    `${from}<Link layout="standalone" href="/" />`,
    `${from}<Stat label="Rooms" value={4} />`,
    `${from}<Drawer label="Row" onOpenChange={close} />`,
    `${from}<Link {...rest} />`,
    '<Link variant="standalone" href="/" />',
    'import { Link } from \'react-router\';\n<Link variant="standalone" />',
  ],
  invalid: [
    {
      code: `${from}<Link variant="standalone" href="/" />`,
      output: `${from}<Link layout="standalone" href="/" />`,
      errors: [
        {
          ...deprecated,
          data: { prop: 'variant', component: 'Link', advice: 'It is `layout` since 2.0.0.' },
        },
      ],
    },
    {
      code: "import { Stat as Figure } from '@booking/ui/stat';\n<Figure isFailed />",
      output: "import { Stat as Figure } from '@booking/ui/stat';\n<Figure loadError />",
      errors: [deprecated],
    },
    // Which of the two is meant, the app decides.
    { code: `${from}<Stat isFailed loadError="No answer." />`, errors: [deprecated] },
    // It has another form now.
    { code: `${from}<Drawer label="Row" onClose={close} {...rest} />`, errors: [deprecated] },
    {
      code: `${from}<Drawer label="Row" onClose={close} onCloseRequest={ask} />`,
      errors: [deprecated, deprecated],
    },
  ],
});
