import { failure, type Resolvers } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mockBulk } from '../../../testing/bulks.ts';
import { ConsoleStory } from '../../../testing/console-story.tsx';
import { dialogNamed, noDialog } from '../../../testing/dialogs.ts';
import {
  type Canvas,
  coorg,
  instituteBulkStories,
  malabar,
  many,
  pichola,
  press,
  select,
} from '../../../testing/institute-bulk.ts';
import { someInstitutes } from '../../../testing/institutes.ts';

/** Changes all that match. */
let server = mockBulk();
const allOverrides: Resolvers = {
  'bulk.create': (call) => server.resolvers['bulk.create']?.(call) ?? failure('NOT_FOUND'),
  'bulk.get': (call) => server.resolvers['bulk.get']?.(call) ?? failure('NOT_FOUND'),
  'bulk.run': (call) => server.resolvers['bulk.run']?.(call) ?? failure('NOT_FOUND'),
  'bulk.cancel': (call) => server.resolvers['bulk.cancel']?.(call) ?? failure('NOT_FOUND'),
};

/** The status calls, in order. */
let sent: { readonly id: string; readonly key: string | null }[] = [];

/** The calls that get no response, once each. */
let lost: string[] = [];

/** Releases the calls that wait. */
let release: () => void = () => undefined;
let waiting: Promise<void> | undefined;

const meta = {
  ...instituteBulkStories,
  title: 'Console/Institutes/Many at once',
  component: ConsoleStory,
  args: {
    ...instituteBulkStories.args,
    overrides: {
      'institution.changeStatus': async ({ id, input, request }) => {
        sent.push({ id, key: request.headers.get('idempotency-key') });
        await waiting;
        if (lost.includes(id)) {
          lost = lost.filter((lostId) => lostId !== id);
          throw new TypeError('The network is gone.');
        }
        const stored = many.find(({ _id }) => _id === id);
        if (!stored) return failure('NOT_FOUND');
        return { ...stored, status: input.status, __v: stored.__v + 1 };
      },
    },
  },
  beforeEach: () => {
    server = mockBulk();
    sent = [];
    lost = [];
    waiting = undefined;
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything up to the confirm button. */
async function askToSuspend(canvas: Canvas) {
  await press(canvas, 'Change status');
  const dialog = await dialogNamed('Change status');
  await userEvent.click(await dialog.findByRole('radio', { name: 'Suspended' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'legal');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'Order 12.');
  return dialog;
}

export const DryRun: Story = {
  name: 'Behaviour: a dry run shows what would happen; a few are suspended without a typed number',
  play: async ({ canvas }) => {
    await select(canvas, malabar.name, pichola.name, coorg.name, 'Hauz Khas Rooms');
    const dialog = await askToSuspend(canvas);
    const follows = within(await dialog.findByRole('region', { name: 'What happens next' }));
    await waitFor(() =>
      expect(follows.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
        '2 will change.',
        '1 already up to date (Coorg Ridge Homestay).',
        '1 can’t change: institutes that are setting up can’t be suspended (Lake Pichola House).',
        '8 users switch to read-only access.',
        'Subscriptions continue.',
      ]),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend 2 institutes' }));
    await screen.findByText('2 institutes suspended.', { selector: '.bk-toast *' });
    await noDialog();
    await waitFor(() => expect(canvas.queryByText('4 selected')).toBeNull());
  },
};

export const Proof: Story = {
  name: 'Behaviour: closing many requires their number',
  play: async ({ canvas }) => {
    await select(canvas, malabar.name, 'Hauz Khas Rooms');
    await press(canvas, 'Change status');
    const dialog = await dialogNamed('Change status');
    await userEvent.click(await dialog.findByRole('radio', { name: 'Closed' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'legal');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'Order 12.');
    const number = { name: 'Type the number of institutes to confirm' };
    await userEvent.type(dialog.getByRole('textbox', number), '3');
    await userEvent.click(dialog.getByRole('button', { name: 'Close 2 institutes' }));
    await waitFor(async () =>
      expect(await dialog.findByText('Type “2” exactly as shown.')).toBeVisible(),
    );
    await expect(sent).toEqual([]);
  },
};

export const Receipt: Story = {
  name: 'Behaviour: a row that fails is in the results, and is retried under the same key',
  play: async ({ canvas }) => {
    lost = [malabar._id];
    await select(canvas, malabar.name, 'Hauz Khas Rooms');
    const dialog = await askToSuspend(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend 2 institutes' }));
    const receipt = await dialogNamed('1 of 2 institutes suspended');
    const [, first] = receipt.getAllByRole('row');
    await expect(first).toHaveTextContent(/^Malabar Court Residency.*reach the server/);
    await expect(receipt.getByRole('button', { name: 'Download failed rows' })).toBeVisible();
    await userEvent.click(receipt.getByRole('button', { name: 'Try 1 again' }));
    await screen.findByText('2 institutes suspended.', { selector: '.bk-toast *' });
    await noDialog();
    const tries = sent.filter(({ id }) => id === malabar._id);
    await expect(tries).toHaveLength(2);
    await expect(tries[0]).toEqual(tries[1]);
    // All are done, so nothing stays selected.
    await waitFor(() => expect(canvas.queryByText('2 selected')).toBeNull());
  },
};

export const ReceiptDark: Story = {
  ...Receipt,
  name: 'States: a receipt with failures in the dark',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    lost = [malabar._id];
    await select(canvas, malabar.name, 'Hauz Khas Rooms');
    const dialog = await askToSuspend(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend 2 institutes' }));
    await dialogNamed('1 of 2 institutes suspended');
  },
};

export const Stop: Story = {
  name: 'Behaviour: Stop starts no further row; calls in flight finish',
  args: { institutes: many.filter(({ status }) => status === 'Active') },
  play: async ({ canvas }) => {
    waiting = new Promise((resolve) => {
      release = resolve;
    });
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Select all rows on this page' }),
    );
    const dialog = await askToSuspend(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend 8 institutes' }));
    const running = await dialogNamed('Suspending 8 institutes');
    await waitFor(() => expect(sent).toHaveLength(4));
    await userEvent.click(running.getByRole('button', { name: 'Stop' }));
    release();
    const receipt = await dialogNamed(/of 8 institutes suspended/);
    await expect(sent).toHaveLength(4);
    await expect(receipt.getAllByText('Skipped: you stopped the run.')).toHaveLength(4);
    await expect(receipt.getByRole('button', { name: 'Try 4 again' })).toBeVisible();
  },
};

/** Selects all 130, and leads to the question after the check. */
async function checkAll(canvas: Canvas) {
  await userEvent.click(
    await canvas.findByRole('checkbox', { name: 'Select all rows on this page' }),
  );
  await userEvent.click(await canvas.findByRole('button', { name: 'Select all 130 institutes' }));
  const dialog = await askToSuspend(canvas);
  await userEvent.click(dialog.getByRole('button', { name: 'Check 130 institutes' }));
  const checking = await dialogNamed('Checking 130 institutes');
  await checking.findByText(/0 of 130 done/);
  server.check();
  return dialogNamed('Change institutes');
}

export const All: Story = {
  name: 'Behaviour: all that match are checked, changed by the server while one goes elsewhere, and have a receipt',
  args: { institutes: someInstitutes(130), overrides: allOverrides },
  play: async ({ canvas }) => {
    const question = await checkAll(canvas);
    await expect(server.created).toMatchObject([
      {
        list: 'institution.list',
        query: '',
        except: [],
        call: 'institution.changeStatus',
        body: { status: 'Suspended', reason: { code: 'legal', note: 'Order 12.' } },
      },
    ]);
    const follows = within(await question.findByRole('region', { name: 'What happens next' }));
    await waitFor(() =>
      expect(follows.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
        '120 will change.',
        '6 already up to date.',
        '4 can’t change: Activate it first (Lake Pichola House, Old Fort Haveli, Snowline Camp and 1 more).',
      ]),
    );
    const number = { name: 'Type the number of institutes to confirm' };
    await userEvent.type(question.getByRole('textbox', number), '120');
    await userEvent.click(question.getByRole('button', { name: 'Change 120 institutes' }));
    const running = await dialogNamed('Changing 130 institutes');
    server.advance(40);
    await running.findByText(/50 of 130 done/);
    await userEvent.click(running.getByText('Close'));
    await noDialog();
    const corner = await canvas.findByRole('button', { name: 'Changing institutes: 50 of 130' });
    server.finish();
    await waitFor(() => expect(corner).toHaveTextContent('126 of 130 institutes changed'));
    await userEvent.click(corner);
    const receipt = await dialogNamed('126 of 130 institutes changed');
    await expect(
      receipt.getAllByRole('row', { name: /Activate it first\. Reference r-7/ }),
    ).toHaveLength(3);
    await expect(receipt.getByRole('button', { name: 'Download receipt' })).toBeVisible();
    await expect(receipt.getByRole('button', { name: 'Try 4 again' })).toBeVisible();
  },
};

export const Ticked: Story = {
  name: 'Behaviour: more rows than a page has, ticked on two pages, are changed by the server',
  args: {
    institutes: someInstitutes(130),
    overrides: allOverrides,
    history: ['/all-institutes?limit=100'],
  },
  play: async ({ canvas }) => {
    const page = { name: 'Select all rows on this page' };
    await userEvent.click(await canvas.findByRole('checkbox', page));
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', page)).not.toBeChecked());
    const [row] = canvas.getAllByRole('checkbox', { name: /^Select (?!all)/ });
    if (!row) throw new Error('There is a second page.');
    await userEvent.click(row);
    await expect(await canvas.findByText('101 selected')).toBeVisible();
    await press(canvas, 'Add tag');
    const dialog = await dialogNamed('Add tag');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Tag' }), 'north');
    await userEvent.click(dialog.getByRole('button', { name: 'Check 101 institutes' }));
    await dialogNamed(/^Checking/);
    await expect(server.created).toMatchObject([
      { list: 'institution.list', query: '', addTag: 'north', only: { length: 101 } },
    ]);
  },
};
