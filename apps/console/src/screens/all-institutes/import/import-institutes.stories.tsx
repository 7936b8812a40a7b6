import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFile } from '../../../testing/choose-file.ts';
import { ConsoleStory, screenParameters } from '../../../testing/console-story.tsx';
import { dialogNamed, noDialog } from '../../../testing/dialogs.ts';
import { anInstitute, someInstitutes } from '../../../testing/institutes.ts';

const HEAD = 'Name,Code,Type,Email,Phone,Street,City,Owner first name,Owner last name,Owner email';
const line = (name: string, code: string, owner = ',,') =>
  `${name},${code},Hotel,desk@kestrel.example,98765 43210,1 Ridge Road,Madikeri,${owner}`;
const good = line('Kestrel House', 'KHA', 'Tara,Das,tara@kestrel.example');

/** The calls that create, in order. */
let sent: { readonly code: string; readonly key: string | null }[] = [];
/** Codes whose first call gets no response. */
let lost: string[] = [];
/** Requests that change institutes. */
let changed: { readonly id: string; readonly input: unknown }[] = [];

const meta = {
  title: 'Console/Institutes/Import',
  component: ConsoleStory,
  args: {
    history: ['/all-institutes'],
    institutes: [...someInstitutes(3)],
    overrides: {
      'institution.create': ({ input, request }) => {
        sent.push({ code: input.code, key: request.headers.get('idempotency-key') });
        if (lost.includes(input.code)) {
          lost = lost.filter((lostCode) => lostCode !== input.code);
          throw new TypeError('The network is gone.');
        }
        return anInstitute({ name: input.name, code: input.code, status: 'Pending' });
      },
    },
  },
  parameters: screenParameters,
  beforeEach: () => {
    sent = [];
    lost = [];
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function openImport(canvas: Canvas) {
  await canvas.findByText(/^1 to/);
  await userEvent.click(canvas.getByRole('button', { name: 'More ways to add' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Import from CSV' }));
  return dialogNamed('Import institutes');
}

async function choose(...lines: readonly string[]) {
  await chooseFile(new File([lines.join('\r\n')], 'institutes.csv', { type: 'text/csv' }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const dialog = await openImport(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Add institutes' }));
    await expect(await dialog.findByText('Choose a file.')).toBeVisible();
  },
};

export const StatesChecked: Story = {
  name: 'States: a checked file with lines that can’t be added',
  play: async ({ canvas }) => {
    const dialog = await openImport(canvas);
    await choose(
      HEAD,
      good,
      line('Heron House', '?'),
      line('Pichola', 'CODE2'),
      line('Ibis', 'IBI'),
    );
    const check = within(await dialog.findByRole('region', { name: 'What will happen' }));
    await expect(check.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '2 institutes will be added.',
      '1 of them without an owner, as drafts.',
      '2 lines can’t be added.',
    ]);
    const [, heron, pichola] = check.getAllByRole('row');
    await expect(heron).toHaveTextContent(/^Line 3: Heron House.*Code: Use 3 to 10/);
    await expect(pichola).toHaveTextContent(/Code: Lake Pichola House has CODE2 already\./);
    await expect(sent).toEqual([]);
  },
};

export const Phone: Story = { ...StatesChecked, globals: { viewport: { value: 'w390' } } };
export const Dark: Story = { ...StatesChecked, globals: { theme: 'dark' } };

export const BehaviourChanges: Story = {
  name: 'Behaviour: institutes that exist are changed if that is asked for, and what changes is shown first',
  args: {
    overrides: {
      'institution.update': ({ id, input }) => {
        changed.push({ id, input });
        return anInstitute({ _id: id });
      },
    },
  },
  play: async ({ canvas }) => {
    changed = [];
    const [, pichola] = someInstitutes(3);
    const dialog = await openImport(canvas);
    await choose('Code,Phone', 'CODE1,98123 45678', 'CODE2,9812');
    await userEvent.click(
      await dialog.findByRole('checkbox', { name: /^Change the 2 institutes/ }),
    );
    const changes = within(await dialog.findByRole('region', { name: 'Changes' }));
    await expect(changes.getByRole('row', { name: /^Line 2/ })).toHaveTextContent(
      /Phone: .* → \+919812345678\.$/,
    );
    const left = within(dialog.getByRole('region', { name: 'Lines that can’t be added' }));
    await expect(left.getByRole('row', { name: /^Line 3/ })).toHaveTextContent(
      `Line 3: ${pichola?.name}Phone: `,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Change 1 institute' }));
    await screen.findByText('1 institute changed.', { selector: '.bk-toast *' });
    await noDialog();
    const [first] = someInstitutes(3);
    await expect(changed).toEqual([
      { id: first?._id, input: { phone: '+919812345678', __v: first?.__v } },
    ]);
  },
};

export const BehaviourRefused: Story = {
  name: 'Behaviour: a row that the server refuses says the field and its message',
  args: {
    overrides: {
      'institution.create': () =>
        failure('VALIDATION', {
          errors: [
            { path: 'address.postalCode', code: 'custom', message: 'Enter a 6-digit PIN code.' },
          ],
        }),
    },
  },
  play: async ({ canvas }) => {
    const dialog = await openImport(canvas);
    await choose(HEAD, good);
    await userEvent.click(await dialog.findByRole('button', { name: 'Add 1 institute' }));
    const receipt = await dialogNamed('0 of 1 institute added');
    const [, first] = receipt.getAllByRole('row');
    await expect(first).toHaveTextContent(/PIN code: Enter a 6-digit PIN code\./);
  },
};

export const StatesBroken: Story = {
  name: 'States: a file that can’t be read says why, and another one replaces it',
  play: async ({ canvas }) => {
    const dialog = await openImport(canvas);
    await choose('Name,Code', 'a,b');
    await expect(await dialog.findByText(/^Missing columns: /)).toBeVisible();
    await choose(HEAD, good);
    await expect(await dialog.findByText('1 institute will be added.')).toBeVisible();
    await expect(dialog.queryByText(/^The first line/)).toBeNull();
  },
};

export const StatesCheckFailed: Story = {
  name: 'States: what exists can’t be looked up',
  args: {
    overrides: {
      'institution.list': ({ input }) =>
        input.code
          ? failure('FORBIDDEN')
          : { items: someInstitutes(3), total: 3, page: 1, limit: 20, totalPages: 1 },
    },
  },
  play: async ({ canvas }) => {
    const dialog = await openImport(canvas);
    await choose(HEAD, good);
    await waitFor(() =>
      expect(dialog.getByRole('group', { name: /CSV file/ })).toHaveAccessibleDescription(
        /have access/,
      ),
    );
  },
};

export const Behaviour: Story = {
  name: 'Behaviour: a row whose answer is lost is in the results, and is sent again under the same key',
  play: async ({ canvas }) => {
    lost = ['IBI'];
    const dialog = await openImport(canvas);
    await choose(HEAD, good, line('Ibis', 'IBI'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Add 2 institutes' }));
    const receipt = await dialogNamed('1 of 2 institutes added');
    const [, first] = receipt.getAllByRole('row');
    await expect(first).toHaveTextContent(/^Line 3: Ibis.*reach the server/);
    await expect(receipt.getByRole('button', { name: 'Download failed rows' })).toBeVisible();
    await userEvent.click(receipt.getByRole('button', { name: 'Try 1 again' }));
    await screen.findByText('2 institutes added.', { selector: '.bk-toast *' });
    await noDialog();
    const tries = sent.filter(({ code }) => code === 'IBI');
    await expect(tries).toHaveLength(2);
    await expect(tries[0]).toEqual(tries[1]);
  },
};
