import type { Color } from '@booking/api-client';
import { pageOf } from '@booking/api-client/mocks';
import type { Meta } from '@storybook/react-vite';
import { HomeGuard } from '../app/guards/guards.tsx';
import { PageFrame } from '../app/page-frame.tsx';
import { Shell } from '../app/shell/shell.tsx';
import type { EntityOf } from '../entity/entity.ts';
import { EntityPanel } from '../entity/entity-screen.tsx';
import { activeFilter } from '../entity/filters.ts';
import { ruleOfEntity } from '../entity/use-entity-list.ts';
import empty from '../illustrations/empty-search.svg';
import { TemplatePage } from '../templates/template-page/template-page.tsx';
import { type ConsoleStory, screenParameters } from './console-story.tsx';
import { templates as all } from './institutes.ts';

const [first, second, ...others] = all;
if (!first || !second) throw new Error('There are five templates.');
export const hospitality = first;
const tours = second;
export const templates = [
  { ...hospitality, isAvailable: true },
  { ...tours, isAvailable: true },
  ...others.map((template) => ({ ...template, isAvailable: false })),
];

/** A kind of record whose list filters by template. */
export const shade: EntityOf<'color'> = {
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

export function aShade(
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

/** The meta that all files of these stories share. */
export const shadeStories = {
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
