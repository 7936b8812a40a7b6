import { testRule } from '../testing/test-rule.ts';
import { iconButtonName } from './icon-button-name.ts';

const from = "import { Button, ButtonLink, CopyButton, Icon, IconButton } from '@booking/ui';\n";
const missing = { messageId: 'missing' };
const unnamed = { messageId: 'unnamed' };

testRule('icon-button-name', iconButtonName, {
  valid: [
    `${from}<IconButton icon="x" label="Close" />`,
    `${from}<IconButton icon="x" label={t('close')} />`,
    `${from}<IconButton icon="x" {...rest} />`,
    `${from}<IconButton {...rest} icon="x" />`,
    `${from}<CopyButton text={id} label="Copy ID" />`,
    `${from}<Button icon="plus">Add</Button>`,
    `${from}<Button icon="plus">{label}</Button>`,
    `${from}<Button icon="plus" children={label} />`,
    `${from}<Button icon="plus" aria-label="Add" />`,
    `${from}<Button icon="plus" {...rest} />`,
    `${from}<Button><Icon name="plus" label="Add" /></Button>`,
    `${from}<Button><Other /></Button>`,
    `${from}<Button />`,
    // Not ours.
    'import { IconButton } from \'./icon-button\';\n<IconButton icon="x" />',
    '<IconButton icon="x" />',
    `${from}function f(IconButton) { return <IconButton icon="x" />; }`,
    `${from}<IconButton.Menu icon="x" />`,
  ],
  invalid: [
    { code: `${from}<IconButton icon="x" />`, errors: [missing] },
    { code: `${from}<CopyButton text={id} />`, errors: [missing] },
    {
      code: 'import { IconButton as Round } from \'@booking/ui/icon-button\';\n<Round icon="x" />',
      errors: [{ ...missing, data: { component: 'IconButton' } }],
    },
    { code: 'import * as UI from \'@booking/ui\';\n<UI.IconButton icon="x" />', errors: [missing] },
    { code: `${from}const Round = IconButton;\n<Round icon="x" />`, errors: [missing] },
    {
      code: 'import * as UI from \'@booking/ui\';\nconst Round = UI.IconButton;\n<Round icon="x" />',
      errors: [missing],
    },
    { code: `${from}<IconButton icon="x" label="" />`, errors: [{ messageId: 'empty' }] },
    { code: `${from}<IconButton icon="x" label={'  '} />`, errors: [{ messageId: 'empty' }] },
    { code: `${from}<IconButton {...rest} label={undefined} />`, errors: [{ messageId: 'empty' }] },
    {
      code: `${from}<IconButton icon="x" aria-label="Close" />`,
      output: `${from}<IconButton icon="x" label="Close" />`,
      errors: [{ messageId: 'moved' }],
    },
    {
      code: `${from}<IconButton icon="x" title={close} />`,
      errors: [
        {
          ...missing,
          suggestions: [
            { messageId: 'useTitle', output: `${from}<IconButton icon="x" label={close} />` },
          ],
        },
      ],
    },
    { code: `${from}<Button icon="plus" />`, errors: [unnamed] },
    { code: `${from}<Button icon="plus"> </Button>`, errors: [unnamed] },
    { code: `${from}<Button icon="plus">{''}</Button>`, errors: [unnamed] },
    { code: `${from}<Button icon="plus" title="" />`, errors: [unnamed] },
    { code: `${from}<Button>\n  <Icon name="plus" />\n</Button>`, errors: [unnamed] },
    {
      code: `${from}<ButtonLink icon="plus" href="/" />`,
      errors: [{ ...unnamed, data: { component: 'ButtonLink' } }],
    },
  ],
});
