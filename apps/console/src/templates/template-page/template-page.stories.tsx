import type { Color } from '@booking/api-client';
import { failure, pageOf } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { HomeGuard } from '../../app/guards/guards.tsx';
import { PageFrame } from '../../app/page-frame.tsx';
import { Shell } from '../../app/shell/shell.tsx';
import type { BulkRequest, EntityOf } from '../../entity/entity.ts';
import { EntityPanel } from '../../entity/entity-screen.tsx';
import { activeFilter } from '../../entity/filters.ts';
import { ruleOfEntity } from '../../entity/use-entity-list.ts';
import empty from '../../illustrations/empty-search.svg';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { templates as all } from '../../testing/institutes.ts';
import { row } from '../../testing/rows.ts';
import { TemplatePage } from './template-page.tsx';

const [hospitality, tours, ...others] = all;
if (!hospitality || !tours) throw new Error('There are five templates.');
const templates = [
  { ...hospitality, isAvailable: true },
  { ...tours, isAvailable: true },
  ...others.map((template) => ({ ...template, isAvailable: false })),
];

/** A kind of record whose list filters by template. */
const shade: EntityOf<'color'> = {
  group: 'color',
  name: 'shades',
  title: 'Shades',
  noun: { one: 'shade', many: 'shades' },
  rowLabel: ({ name }) => name,
  searchLabel: 'Name',
  columns: [
    {
      key: 'name',
      label: 'Shade',
      sortKey: 'name',
      file: { Shade: ({ name }) => name },
      cell: ({ name }) => name,
    },
    {
      key: 'hex',
      label: 'Colour',
      rank: 1,
      priority: 'subtitle',
      file: { Colour: ({ hex }) => hex },
      cell: ({ hex }) => hex,
    },
  ],
  defaultSort: 'order',
  filters: () => [activeFilter],
  views: () => [{ key: 'all', label: 'All', filters: {} }],
  actions: [],
  form: () => null,
  empty: { title: 'No shades yet', text: 'Shades tell categories apart.', illustration: empty },
};

function aShade(
  name: string,
  template: { readonly _id: string; readonly name: string },
  at: number,
): Color {
  const AT = '2026-01-05T04:30:00.000Z';
  return {
    _id: `e${at}`.padEnd(24, '0'),
    name,
    hex: '#0E7C66',
    textColor: '#FFFFFF',
    isTextColorAuto: true,
    group: 'category',
    template: { _id: template._id, name: template.name },
    order: at,
    isActive: true,
    usageCount: 0,
    ...{ createdAt: AT, updatedAt: AT, createdBy: null, updatedBy: null, __v: 0 },
  };
}

const shades = [
  aShade('Lagoon', hospitality, 0),
  aShade('Heron', hospitality, 1),
  aShade('Marigold', tours, 2),
];

const ShadesPage = () => (
  <TemplatePage title="Shades" rule={ruleOfEntity(shade)}>
    {({ _id }) => <EntityPanel entity={shade} within={{ template: _id }} />}
  </TemplatePage>
);

const routes = [
  {
    element: <PageFrame />,
    children: [
      {
        element: <HomeGuard />,
        children: [{ element: <Shell />, children: [{ path: '/shades', Component: ShadesPage }] }],
      },
    ],
  },
];

const meta = {
  title: 'Console/Page with template tabs',
  component: ConsoleStory,
  args: {
    history: ['/shades'],
    routes,
    overrides: {
      'template.list': () => pageOf(templates, { limit: 20 }),
      'color.list': ({ input }) => ({
        ...pageOf(
          shades.filter(
            ({ name, template }) =>
              template &&
              input.template?.includes(template._id) &&
              name.toLowerCase().includes((input.search ?? '').toLowerCase()),
          ),
          input,
        ),
        statusColors: [],
      }),
    },
  },
  globals: { viewport: { value: 'w1440' } },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'The frame of a page of the platform whose records belong to templates: a tab each, kept in the address.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What an action on many rows was given. */
let asked: BulkRequest<string>['rows'][] = [];

const paintable: EntityOf<'color'> = {
  ...shade,
  actions: [
    {
      key: 'paint',
      label: 'Paint',
      icon: 'palette',
      call: 'color.update',
      runMany: ({ rows }) => asked.push(rows),
    },
  ],
};

const PaintPage = () => (
  <TemplatePage title="Shades" rule={ruleOfEntity(paintable)}>
    {({ _id }) => <EntityPanel entity={paintable} within={{ template: _id }} />}
  </TemplatePage>
);

const manyShades = Array.from({ length: 130 }, (_, at) => aShade(`Shade ${at}`, hospitality, at));

export const AllWithin: Story = {
  name: 'Behaviour: an action on all that match stays within what the page shows, also after a search',
  args: {
    history: ['/shades?search=shade'],
    routes: [
      {
        element: <PageFrame />,
        children: [
          {
            element: <HomeGuard />,
            children: [
              { element: <Shell />, children: [{ path: '/shades', Component: PaintPage }] },
            ],
          },
        ],
      },
    ],
    overrides: {
      'template.list': () => pageOf(templates, { limit: 20 }),
      'color.list': ({ input }) => ({ ...pageOf(manyShades, input), statusColors: [] }),
    },
  },
  beforeEach: () => {
    asked = [];
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Select all rows on this page' }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 130 shades' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Paint' }));
    await expect(asked).toMatchObject([
      { kind: 'matching', query: { template: hospitality._id, search: 'shade' }, except: [] },
    ]);
  },
};

const tab = (name: RegExp | string) => screen.findByRole('tab', { name });
const noRow = (name: string) =>
  waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(name) })).toBeNull());

export const Default: Story = {
  play: async () => {
    await expect(await row('Lagoon')).toBeVisible();
    await expect(screen.queryByRole('row', { name: /Marigold/ })).toBeNull();
    await expect(await tab('Hospitality')).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('button', { name: 'Add shade' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    await expect(await screen.findByText('Lagoon')).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const StatesFailed: Story = {
  name: 'States: the templates can’t be loaded',
  args: { overrides: { 'template.list': () => failure('FORBIDDEN') } },
  play: async () => {
    await expect(await screen.findByText('Couldn’t load templates')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const StatesNone: Story = {
  name: 'States: no template is available',
  args: { overrides: { 'template.list': () => pageOf(templates.slice(2), { limit: 20 }) } },
  play: async () => {
    await expect(await screen.findByText('No templates available')).toBeVisible();
  },
};

export const StatesUnknown: Story = {
  name: 'States: an unknown template in the address is replaced by the first',
  args: { history: ['/shades?tId=unknown&search=her'] },
  play: async () => {
    await expect(await row('Heron')).toBeVisible();
    await noRow('Lagoon');
    await expect(await tab('Hospitality')).toHaveAttribute('aria-selected', 'true');
  },
};

export const StressLongNames: Story = {
  name: 'Stress: long names scroll sideways, at 320 px',
  args: {
    overrides: {
      'template.list': () =>
        pageOf(
          templates.map((template) => ({
            ...template,
            name: `${template.name} and everything around it`,
          })),
          { limit: 20 },
        ),
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await tab('Hospitality and everything around it');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const BehaviourTabs: Story = {
  name: 'Behaviour: another tab clears the search of its list, by mouse and by keyboard',
  args: { history: [`/shades?tId=${hospitality._id}&search=heron`] },
  play: async () => {
    await row('Heron');
    await userEvent.click(await tab('Tours & Travels'));
    await expect(await row('Marigold')).toBeVisible();
    await expect(screen.getByRole('searchbox')).toHaveValue('');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await tab('Hospitality')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await row('Lagoon')).toBeVisible();
    await expect(await tab('Hospitality')).toHaveFocus();
  },
};

export const BehaviourNotAvailable: Story = {
  name: 'Behaviour: a template that is not available says so and can’t be opened',
  play: async () => {
    await row('Lagoon');
    const event = await tab('Event Management');
    await expect(event).toHaveAccessibleDescription('Not available yet');
    await userEvent.click(event);
    await expect(event).toHaveAttribute('aria-disabled', 'true');
    await expect(await tab('Hospitality')).toHaveAttribute('aria-selected', 'true');
  },
};
