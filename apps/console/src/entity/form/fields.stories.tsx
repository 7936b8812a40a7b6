import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { HomeGuard } from '../../app/guards/guards.tsx';
import { PageFrame } from '../../app/page-frame.tsx';
import empty from '../../illustrations/empty-search.svg';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { dialogNamed } from '../../testing/dialogs.ts';
import type { EntityRow } from '../api-types.ts';
import type { Entity } from '../entity.ts';
import { choice, flag, reference, several } from './choice-fields.tsx';
import { day } from './day-field.tsx';
import { EntityForm } from './entity-form.tsx';
import type { FormRows } from './field.ts';
import { groupList } from './group-list.tsx';
import { phone } from './phone-field.tsx';
import { list, money, number, text } from './text-fields.tsx';

/** A made-up kind of record with a field of every kind. */
interface Retreat extends EntityRow {
  readonly name: string;
  readonly code: string;
  readonly about: string | null;
  readonly phone: string;
  readonly nights: number;
  readonly price: number | null;
  readonly season: string;
  readonly guide: { readonly _id: string; readonly name: string } | null;
  readonly meals: readonly string[];
  readonly isActive: boolean;
  readonly opensOn: string;
  readonly tags: readonly string[];
  readonly stops: readonly { readonly place: string; readonly nights: number }[];
}

const AT = '2026-01-05T04:30:00.000Z';
const stored: Retreat = {
  _id: 'e'.repeat(24),
  name: 'Backwater week',
  code: 'BACKWATER',
  about: 'By boat from Kollam to Alappuzha.',
  phone: '+919876543210',
  nights: 6,
  price: 42_000,
  season: 'monsoon',
  guide: { _id: 'g1', name: 'Asha Mehta' },
  meals: ['breakfast'],
  isActive: true,
  opensOn: '2026-06-01',
  tags: ['boat', 'quiet'],
  stops: [
    { place: 'Kollam', nights: 2 },
    { place: 'Alappuzha', nights: 4 },
  ],
  ...{ createdAt: AT, updatedAt: AT, __v: 0 },
};

const options = (...labels: readonly string[]) =>
  labels.map((label) => ({ value: label.toLowerCase(), label }));

const rows: FormRows<Retreat> = [
  [
    text('name', 'Name', { emptyMessage: 'Enter a name.' }),
    text('code', 'Code', { fixedBy: () => 'Can’t be changed after the first booking.' }),
  ],
  text('about', 'About', { hasLines: true, isOptional: true, description: 'Shown to guests.' }),
  phone('phone', 'Phone'),
  {
    legend: 'Stay',
    note: 'What a guest books.',
    rows: [
      [
        number('nights', 'Nights', { suffix: 'nights' }),
        money('price', 'Price', { isOptional: true }),
      ],
      [
        choice('season', 'Season', options('Monsoon', 'Winter')),
        reference(
          'guide',
          'Guide',
          [
            { value: 'g1', label: 'Asha Mehta' },
            { value: 'g2', label: 'Ravi Menon' },
          ],
          { isOptional: true },
        ),
      ],
    ],
  },
  several('meals', 'Meals', options('Breakfast', 'Lunch', 'Dinner'), {
    description: 'Included in the price.',
  }),
  flag('isActive', 'Active', { blank: true, description: 'Guests can book it.' }),
  day('opensOn', 'Opens on'),
  list('tags', 'Tags', { isOptional: true, description: 'Separated by commas.' }),
  groupList('stops', 'Stops', [[text('place', 'Place'), number('nights', 'Nights')]], {
    one: 'stop',
    max: 3,
    description: 'In the order of the journey.',
    nameOf: ({ place }) => String(place ?? ''),
  }),
];

const schema = z.object({
  name: z.string().check(z.minLength(1, 'Too short.')),
  about: z.nullable(z.string()),
  phone: z.string().check(z.regex(/^\+\d{8,15}$/, 'Enter the number with its country code.')),
  nights: z.number('Enter a number.').check(z.lte(30, 'Enter 30 or fewer.')),
  price: z.nullable(z.number('Enter an amount.')),
  meals: z.array(z.string()).check(z.minLength(1, 'Choose at least one meal.')),
  opensOn: z.string('Choose a day.'),
  tags: z.array(z.string().check(z.maxLength(10, 'A tag has up to 10 characters.'))),
  stops: z
    .array(
      z.object({
        place: z.string().check(z.minLength(1, 'Enter the place.')),
        nights: z.number('Enter a number.'),
      }),
    )
    .check(z.minLength(1, 'Add at least one stop.')),
});

/** It is never saved, so its calls are those of any group. */
const retreat: Entity<Retreat, never> = {
  group: 'ota',
  name: 'retreats',
  title: 'Retreats',
  noun: { one: 'retreat', many: 'retreats' },
  rowLabel: ({ name }) => name,
  searchLabel: 'Name',
  columns: [],
  defaultSort: 'name',
  filters: () => [],
  views: () => [],
  actions: [],
  empty: {
    title: 'No retreats yet',
    text: 'Retreats are stays with a guide.',
    illustration: empty,
  },
};

const form = (record: Retreat | undefined) => () => (
  <EntityForm
    entity={retreat}
    rows={rows}
    create={schema}
    update={schema}
    stored={record}
    onClosed={() => {}}
  />
);

const meta = {
  title: 'Console/Fields of a form',
  component: ConsoleStory,
  args: {
    history: ['/edit'],
    routes: [
      {
        element: <PageFrame />,
        children: [
          {
            element: <HomeGuard />,
            children: [
              { path: '/edit', Component: form(stored) },
              { path: '/add', Component: form(undefined) },
              { path: '/edit-empty', Component: form({ ...stored, phone: '', opensOn: '' }) },
            ],
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'w1440' } },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'Every kind of field that the form of a record can have. Each is said once: its label, its value in the record and the request, and its control.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const editing = () => dialogNamed('Edit Backwater week');
type Dialog = Awaited<ReturnType<typeof dialogNamed>>;
const box = (dialog: Dialog, name: string | RegExp) => dialog.getByRole('textbox', { name });
async function retype(dialog: Dialog, name: string | RegExp, typed: string) {
  const control = dialog.getByLabelText(name, { selector: 'input' });
  await userEvent.clear(control);
  await userEvent.type(control, typed);
}
const stop = (dialog: Dialog, name: string) => within(dialog.getByRole('group', { name }));

export const Default: Story = {
  play: async () => {
    const dialog = await editing();
    await expect(box(dialog, /^Phone/)).toHaveValue('98765 43210');
    await expect(dialog.getByRole('spinbutton', { name: /^Price/ })).toHaveValue('42,000');
    await expect(box(dialog, 'Code')).toHaveAttribute('readonly');
    await expect(box(dialog, 'Code')).toHaveAccessibleDescription(
      'Can’t be changed after the first booking.',
    );
    await expect(dialog.getByRole('group', { name: 'Meals' })).toHaveAccessibleDescription(
      'Included in the price.',
    );
    await expect(dialog.getByRole('combobox', { name: /^Guide/ })).toHaveValue('g1');
    await expect(box(dialog, /^Tags/)).toHaveValue('boat, quiet');
    await expect(stop(dialog, 'Alappuzha').getByRole('spinbutton', { name: 'Nights' })).toHaveValue(
      '4',
    );
    await expect(dialog.getByRole('status')).toHaveTextContent('No changes');
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'w390' } } };

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };

export const StressNarrow: Story = {
  name: 'Stress: 320 px',
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await editing();
    const body = document.querySelector('.bk-modal-body');
    await expect(body).not.toBeNull();
    await expect(body?.scrollWidth).toBe(body?.clientWidth);
  },
};

export const StatesNew: Story = {
  name: 'States: a new record, with an error in each required field',
  args: { history: ['/add'] },
  play: async () => {
    const dialog = await dialogNamed('Add retreat');
    await userEvent.click(dialog.getByRole('button', { name: 'Add retreat' }));
    await expect(await dialog.findByText(/^Fix \d errors to continue/)).toBeVisible();
    for (const problem of [
      'Name: Enter a name.',
      'Phone: Enter the number with its country code.',
      'Nights: Enter a number.',
      'Meals: Choose at least one meal.',
      'Opens on: Choose a day.',
      'Stops: Add at least one stop.',
    ])
      await expect(dialog.getByRole('link', { name: problem })).toBeInTheDocument();
    await expect(dialog.getByRole('group', { name: 'Meals' })).toHaveAccessibleDescription(
      'Choose at least one meal.',
    );
    await expect(dialog.getByRole('group', { name: 'Stops' })).toHaveAccessibleDescription(
      'Add at least one stop.',
    );
    await userEvent.click(dialog.getByRole('link', { name: /^Meals/ }));
    await expect(dialog.getByRole('checkbox', { name: 'Breakfast' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(dialog.getByRole('group', { name: 'Meals' })).toHaveAccessibleDescription(
        'Included in the price.',
      ),
    );
  },
};

export const BehaviourErrors: Story = {
  name: 'Behaviour: an error inside a list shows at its field, and leaves once it is corrected',
  play: async () => {
    const dialog = await editing();
    await retype(dialog, /^Tags/, 'boat, far too long a tag');
    await userEvent.clear(stop(dialog, 'Kollam').getByRole('textbox', { name: 'Place' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(box(dialog, /^Tags/)).toHaveAccessibleDescription('A tag has up to 10 characters.'),
    );
    await expect(box(dialog, /^Tags/)).toHaveFocus();
    await expect(stop(dialog, 'stop 1').getByText('Enter the place.')).toBeVisible();
    await retype(dialog, /^Tags/, 'boat');
    await waitFor(() =>
      expect(box(dialog, /^Tags/)).toHaveAccessibleDescription('Separated by commas.'),
    );
  },
};

export const BehaviourChanges: Story = {
  name: 'Behaviour: each change is named, and the same number written otherwise is none',
  play: async () => {
    const dialog = await editing();
    await retype(dialog, /^Price/, '42,000');
    await expect(dialog.getByRole('status')).toHaveTextContent('No changes');
    await retype(dialog, /^Price/, '39,500');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Dinner' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Active' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Guide/ }), '');
    await expect(dialog.getByRole('status')).toHaveTextContent('4 changes');
    await userEvent.click(dialog.getByRole('button', { name: 'Review' }));
    for (const change of [
      'Price 42000 39500',
      'Meals Breakfast Breakfast, Dinner',
      'Active On Off',
    ])
      await expect(dialog.getByRole('row', { name: change })).toBeVisible();
  },
};

export const BehaviourDiscard: Story = {
  name: 'Behaviour: Discard also drops text that a field has rejected, and keeps the focus in the form',
  args: { history: ['/edit-empty'] },
  play: async () => {
    const dialog = await editing();
    await retype(dialog, 'Name', 'Hill week');
    await userEvent.type(box(dialog, /^Phone/), 'ask Asha');
    await userEvent.type(box(dialog, /^Opens on/), '99/99{Tab}');
    await expect(box(dialog, /^Phone/)).toBeInvalid();
    await expect(box(dialog, /^Opens on/)).toBeInvalid();
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(box(dialog, 'Name')).toHaveValue('Backwater week'));
    await waitFor(() => expect(box(dialog, /^Phone/)).toHaveValue(''));
    await expect(box(dialog, /^Phone/)).toBeValid();
    await expect(box(dialog, /^Opens on/)).toHaveValue('');
    await expect(box(dialog, /^Opens on/)).toBeValid();
    await expect(dialog.getByRole('status')).toHaveTextContent('No changes');
    await expect(document.activeElement?.closest('form')).not.toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(box(dialog, 'Name')).toHaveValue('Hill week'));
    await expect(box(dialog, /^Phone/)).toHaveValue('');
  },
};

export const BehaviourKeyboard: Story = {
  name: 'Behaviour: by keyboard, a stop is added, moved and removed, and the focus stays with it',
  play: async () => {
    const dialog = await editing();
    const add = dialog.getByRole('button', { name: 'Add stop' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(stop(dialog, 'stop 3').getByRole('textbox', { name: 'Place' })).toHaveFocus(),
    );
    await userEvent.keyboard('Munroe');
    await expect(add).toHaveAccessibleDescription('There can be up to 3.');

    const places = () =>
      dialog
        .getAllByRole('textbox', { name: 'Place' })
        .map((textbox) => (textbox instanceof HTMLInputElement ? textbox.value : ''));
    const up = () => dialog.getByRole('button', { name: 'Move Munroe up' });
    up().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(places()).toEqual(['Kollam', 'Munroe', 'Alappuzha']));
    await expect(up()).toHaveFocus();
    await expect(dialog.getByText('Munroe moved to 2 of 3.')).toBeInTheDocument();
    const down = () => dialog.getByRole('button', { name: 'Move Kollam down' });
    down().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(places()).toEqual(['Munroe', 'Kollam', 'Alappuzha']));
    await waitFor(() => expect(down()).toHaveFocus());
    dialog.getByRole('button', { name: 'Remove Alappuzha' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(places()).toEqual(['Munroe', 'Kollam']));
    await expect(add).toHaveFocus();
    await expect(dialog.getByText('Alappuzha removed.')).toBeInTheDocument();
  },
};
