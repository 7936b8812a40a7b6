import type { Meta } from '@storybook/react-vite';
import { within } from 'storybook/test';
import * as z from 'zod/mini';
import { HomeGuard } from '../app/guards/guards.tsx';
import { PageFrame } from '../app/page-frame.tsx';
import type { EntityRow } from '../entity/api-types.ts';
import type { Entity } from '../entity/entity.ts';
import { choice, flag, reference, several } from '../entity/form/choice-fields.tsx';
import { day } from '../entity/form/day-field.tsx';
import { EntityForm } from '../entity/form/entity-form.tsx';
import type { FormRows } from '../entity/form/field.ts';
import { groupList } from '../entity/form/group-list.tsx';
import { phone } from '../entity/form/phone-field.tsx';
import { list, money, number, text } from '../entity/form/text-fields.tsx';
import empty from '../illustrations/empty-search.svg';
import { type ConsoleStory, screenParameters } from './console-story.tsx';
import { dialogNamed } from './dialogs.ts';

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

/** The meta that all files of these stories share. */
export const retreatStories = {
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

export const editing = () => dialogNamed('Edit Backwater week');
export type Dialog = Awaited<ReturnType<typeof dialogNamed>>;
export const box = (dialog: Dialog, name: string | RegExp) => dialog.getByRole('textbox', { name });
export const stop = (dialog: Dialog, name: string) => within(dialog.getByRole('group', { name }));
