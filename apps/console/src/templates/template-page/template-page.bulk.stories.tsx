import { pageOf } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { HomeGuard } from '../../app/guards/guards.tsx';
import { PageFrame } from '../../app/page-frame.tsx';
import { Shell } from '../../app/shell/shell.tsx';
import type { BulkRequest, EntityOf } from '../../entity/entity.ts';
import { EntityPanel } from '../../entity/entity-screen.tsx';
import { ruleOfEntity } from '../../entity/use-entity-list.ts';
import { ConsoleStory } from '../../testing/console-story.tsx';
import { aShade, hospitality, shade, shadeStories, templates } from '../../testing/shades.tsx';
import { TemplatePage } from './template-page.tsx';

const meta = {
  ...shadeStories,
  title: 'Console/Page with template tabs',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rows that an action on many rows received. */
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
