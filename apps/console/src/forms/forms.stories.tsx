import { ApiError } from '@booking/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { HomeGuard } from '../app/guards/guards.tsx';
import { PageFrame } from '../app/page-frame.tsx';
import { ConsoleStory, screenParameters } from '../testing/console-story.tsx';
import { holdToasts, noDialog } from '../testing/dialogs.ts';
import { type Season, SeasonForm, type Values } from './season-form.tsx';
import type { SaveRule } from './use-save.ts';

const stored: Season = { name: 'Winter', last: '28 Feb 2027', note: '', __v: 3 };

const ROUTE = 'PATCH /season/{seasonId}';
const unanswered = () => new ApiError('network', ROUTE);
const refused = (status: number, body: object) => new ApiError('http', ROUTE, { status, body });
/** The season as someone else has saved it. */
const changedTo = (season: Season) => refused(409, { code: 'VERSION_CONFLICT', data: season });

/** The server's response to each attempt in turn; then it saves. */
let answers: ApiError[] = [];
/** The mock server saves once this has resolved. */
let held: Promise<void> | undefined;
let sent: { readonly body: object; readonly key: string }[] = [];

const write: SaveRule<Values, Season>['write'] = (values, { stored: from }) => {
  const __v = from?.__v ?? 0;
  const body = { ...values, __v };
  return {
    body,
    send: async ({ idempotencyKey }) => {
      sent.push({ body, key: idempotencyKey });
      const answer = answers[sent.length - 1];
      if (answer) throw answer;
      await held;
      return { ...values, __v: __v + 1 };
    },
  };
};

function SeasonPage() {
  const [season] = useState(stored);
  return <SeasonForm season={season} write={write} />;
}

const meta = {
  title: 'Console/Form',
  component: ConsoleStory,
  args: {
    history: ['/season'],
    routes: [
      {
        element: <PageFrame />,
        children: [
          { element: <HomeGuard />, children: [{ path: '/season', Component: SeasonPage }] },
        ],
      },
    ],
  },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'The form of something that is stored. `season-form.tsx` is all that another entity takes: its fields, what is ' +
          'checked, the call that saves it, and its controls.',
      },
    },
  },
  beforeEach: () => {
    answers = [];
    held = undefined;
    sent = [];
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const theForm = async () => within(await screen.findByRole('dialog', { name: 'Edit the season' }));
type Dialog = Awaited<ReturnType<typeof theForm>>;
const box = (dialog: Dialog, name: string) =>
  dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });
async function retype(dialog: Dialog, name: string, text: string) {
  await userEvent.clear(box(dialog, name));
  await userEvent.type(box(dialog, name), text);
}

export const Default: Story = {
  play: async () => {
    await expect((await theForm()).getByRole('status')).toHaveTextContent('No changes');
  },
};

export const BehaviourSave: Story = {
  name: 'Behaviour: counts the changes, shows each before and after, and saves with Ctrl+S',
  play: async () => {
    const dialog = await theForm();
    await retype(dialog, 'Name', 'Peak winter');
    await retype(dialog, 'Note', 'Fog');
    await expect(dialog.getByRole('status')).toHaveTextContent('2 changes');
    await userEvent.click(dialog.getByRole('button', { name: 'Review' }));
    await expect(dialog.getByRole('row', { name: 'Name Winter Peak winter' })).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await noDialog();
    await expect(sent.map(({ body }) => body)).toMatchObject([
      { name: 'Peak winter', note: 'Fog', __v: 3 },
    ]);
  },
};

export const BehaviourDiscard: Story = {
  name: 'Behaviour: Undo restores discarded changes',
  play: async () => {
    const dialog = await theForm();
    await retype(dialog, 'Name', 'Peak winter');
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await expect(box(dialog, 'Name')).toHaveValue('Winter');
    await expect(dialog.getByRole('status')).toHaveTextContent('No changes');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    const goOn = await holdToasts();
    await userEvent.click(undo);
    await expect(box(dialog, 'Name')).toHaveValue('Peak winter');
    goOn();
    await expect(dialog.getByRole('status')).toHaveTextContent('1 change');
  },
};

export const BehaviourWrong: Story = {
  name: 'Behaviour: an invalid field shows its error and gets the focus; nothing is sent',
  play: async () => {
    const dialog = await theForm();
    await userEvent.clear(box(dialog, 'Name'));
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(async () => expect(await dialog.findByText('Enter a name.')).toBeVisible());
    await expect(box(dialog, 'Name')).toHaveFocus();
    await expect(sent).toEqual([]);
  },
};

export const BehaviourRefused: Story = {
  name: 'Behaviour: server errors show on their fields, the first gets the focus, and the form is kept',
  play: async () => {
    answers = [
      refused(400, {
        code: 'VALIDATION',
        message: 'Check the highlighted fields.',
        errors: [
          { path: 'last', code: 'early', message: 'The last day is before the first.' },
          { path: 'name', code: 'taken', message: 'Another season has this name.' },
        ],
      }),
    ];
    const dialog = await theForm();
    await retype(dialog, 'Name', 'Monsoon');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(async () =>
      expect(await dialog.findByText('Another season has this name.')).toBeVisible(),
    );
    await expect(dialog.getByText('The last day is before the first.')).toBeVisible();
    await expect(box(dialog, 'Name')).toHaveFocus();
    await expect(box(dialog, 'Name')).toHaveValue('Monsoon');
  },
};

export const BehaviourOffline: Story = {
  name: 'Behaviour: a save that did not arrive is retried under the same key, and text typed in the meantime is kept',
  play: async () => {
    answers = [unanswered()];
    const { promise, resolve: arrive } = Promise.withResolvers<void>();
    held = promise;
    const dialog = await theForm();
    await retype(dialog, 'Name', 'Peak winter');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(async () =>
      expect(await dialog.findByText('Not saved. Retrying…')).toBeVisible(),
    );
    fireEvent.change(box(dialog, 'Note'), { target: { value: 'Fog' } });
    arrive();
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('1 change'));
    await expect(sent).toHaveLength(2);
    await expect(sent[1]).toEqual(sent[0]);
    await expect(box(dialog, 'Note')).toHaveValue('Fog');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await noDialog();
    await expect(sent[2]?.body).toMatchObject({ name: 'Peak winter', note: 'Fog', __v: 4 });
  },
};

export const BehaviourConflict: Story = {
  name: 'Behaviour: a second conflict while the first is resolved; by the keyboard, and nothing is lost',
  play: async () => {
    answers = [
      changedTo({ ...stored, name: 'Cold season', last: '15 Mar 2027', __v: 4 }),
      changedTo({ ...stored, name: 'Snow season', last: '15 Mar 2027', __v: 5 }),
    ];
    const dialog = await theForm();
    await retype(dialog, 'Name', 'Peak winter');
    await retype(dialog, 'Note', 'Fog');
    await userEvent.keyboard('{Enter}');

    const first = within(
      await screen.findByRole('dialog', { name: 'Conflicting changes to the season' }),
    );
    await expect(first.getByRole('radio', { name: 'Yours Peak winter' })).toHaveFocus();
    await expect(first.getAllByRole('group')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');

    await waitFor(async () =>
      expect(await screen.findByRole('radio', { name: 'Theirs Snow season' })).toBeVisible(),
    );
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: 'Yours Peak winter' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await noDialog();
    await expect(sent.map(({ body }) => body)).toEqual([
      { ...stored, name: 'Peak winter', note: 'Fog', __v: 3 },
      { ...stored, name: 'Peak winter', note: 'Fog', last: '15 Mar 2027', __v: 4 },
      { ...stored, name: 'Snow season', note: 'Fog', last: '15 Mar 2027', __v: 5 },
    ]);
  },
};

export const BehaviourMerged: Story = {
  name: 'Behaviour: edits of different fields are merged without a question',
  play: async () => {
    answers = [changedTo({ ...stored, last: '15 Mar 2027', __v: 4 })];
    const dialog = await theForm();
    await retype(dialog, 'Name', 'Peak winter');
    await userEvent.keyboard('{Enter}');
    await noDialog();
    await expect(sent[1]?.body).toEqual({
      ...stored,
      name: 'Peak winter',
      last: '15 Mar 2027',
      __v: 4,
    });
  },
};

export const BehaviourUnsaved: Story = {
  name: 'Behaviour: closing with changes asks once; kept, the form is as it was, caret included',
  play: async () => {
    const dialog = await theForm();
    await retype(dialog, 'Name', 'Peak winter');
    const field = box(dialog, 'Name');
    if (field instanceof HTMLInputElement) field.setSelectionRange(2, 4);
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await expect(field).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('Peak winter');
    await expect(field).toHaveProperty('selectionStart', 2);
    await expect(field).toHaveProperty('selectionEnd', 4);
  },
};

export const BehaviourDiscarded: Story = {
  name: 'Behaviour: discarded, the form closes',
  play: async () => {
    await retype(await theForm(), 'Name', 'Peak winter');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    await noDialog();
    await expect(sent).toEqual([]);
  },
};

export const BehaviourPhone: Story = {
  name: 'States: two changes on a phone',
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    answers = [changedTo({ ...stored, name: 'Cold season', __v: 4 })];
    await retype(await theForm(), 'Name', 'Peak winter');
    await userEvent.keyboard('{Enter}');
    await waitFor(async () =>
      expect(await screen.findByRole('radio', { name: 'Theirs Cold season' })).toBeVisible(),
    );
  },
};

export const StatesDark: Story = {
  ...BehaviourPhone,
  name: 'States: two changes in the dark',
  globals: { theme: 'dark' },
};
