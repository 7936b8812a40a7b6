import { testRule } from '../testing/test-rule.ts';
import { disabledReason } from './disabled-reason.ts';

const from = "import { Button, Checkbox, Pagination, TextField } from '@booking/ui';\n";
const missing = (...outputs: string[]) => ({
  messageId: 'missing',
  suggestions: outputs.map((output, index) => ({
    messageId: index < outputs.length - 1 ? 'loading' : 'giveReason',
    output: `${from}${output}`,
  })),
});

testRule('disabled-reason', disabledReason, {
  valid: [
    `${from}<Button>Save</Button>`,
    `${from}<Button disabledReason="Nothing to save.">Save</Button>`,
    `${from}<Button disabled disabledReason={reason}>Save</Button>`,
    `${from}<Button disabled={false}>Save</Button>`,
    `${from}<Button disabled {...rest}>Save</Button>`,
    `${from}<Button disabledReason={isFull ? 'There can be 5.' : ''}>Add</Button>`,
    // It has no reason to give.
    `${from}<Pagination disabled />`,
    '<button disabled>Save</button>',
    "import { Button } from './button';\n<Button disabled>Save</Button>",
  ],
  invalid: [
    {
      code: `${from}<Button disabled>Save</Button>`,
      errors: [missing('<Button disabledReason="">Save</Button>')],
    },
    {
      code: `${from}<Button disabled={true}>Save</Button>`,
      errors: [missing('<Button disabledReason="">Save</Button>')],
    },
    {
      code: `${from}<Checkbox label="All" disabled={!canEdit} />`,
      errors: [missing(`<Checkbox label="All" disabledReason={!canEdit ? '' : undefined} />`)],
    },
    {
      code: `${from}<Button disabled={save.isPending}>Save</Button>`,
      errors: [
        missing(
          '<Button isLoading={save.isPending}>Save</Button>',
          `<Button disabledReason={save.isPending ? '' : undefined}>Save</Button>`,
        ),
      ],
    },
    {
      code: `${from}<Button disabledReason="">Save</Button>`,
      errors: [{ messageId: 'empty' }],
    },
  ],
});
