import type { Template } from '@booking/api-client';
import { pageOf } from '@booking/api-client/mocks';
import { Badge, Drawer, EmptyState } from '@booking/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { HomeGuard } from '../app/guards/guards.tsx';
import { PageFrame } from '../app/page-frame.tsx';
import { useReads, useSession } from '../session/session-context.ts';
import { ConsoleStory, screenParameters } from '../testing/console-story.tsx';
import { noDialog } from '../testing/dialogs.ts';
import { templates } from '../testing/institutes.ts';
import { byAddress } from './by-address.ts';
import type { ListColumn, ListOf } from './list-of.ts';
import { ListScreen } from './list-screen.tsx';

const columns: readonly ListColumn<Template>[] = [
  {
    key: 'name',
    label: 'Template',
    sortKey: 'name',
    cell: ({ name }) => name,
    file: { Template: ({ name }) => name },
  },
  {
    key: 'isAvailable',
    label: 'State',
    rank: 1,
    priority: 'status',
    cell: ({ isAvailable }) => (
      <Badge tone={isAvailable ? 'success' : 'neutral'}>
        {isAvailable ? 'Available' : 'Not available yet'}
      </Badge>
    ),
    file: { Available: ({ isAvailable }) => (isAvailable ? 'yes' : 'no') },
  },
];

/** Everything that a list of templates defines; the rest is shared. */
function useTemplateList(): ListOf<Template, never> {
  const reads = useReads();
  const { api } = useSession();
  return {
    name: 'templates',
    title: 'Templates',
    noun: { one: 'template', many: 'templates' },
    rule: { filters: {}, sorts: ['name', 'createdAt'], defaultSort: 'createdAt' },
    searchLabel: 'Name',
    columns,
    filters: [],
    views: [{ key: 'all', label: 'All', filters: {} }],
    read: byAddress(reads.template.list),
    call: byAddress(api.template.list),
    rowLabel: ({ name }) => name,
  };
}

function TemplateList() {
  return (
    <ListScreen
      list={useTemplateList()}
      rowMenu={(_, href) => [{ label: 'Open', icon: 'panel-left', href }]}
      nothingYet={<EmptyState title="No templates yet" />}
      drawer={({ id, known: template, onClose }) => (
        <Drawer
          open={id !== undefined}
          onOpenChange={onClose}
          side="end"
          label={template?.name ?? 'Template'}
        >
          {template?.description}
        </Drawer>
      )}
    />
  );
}

const meta = {
  title: 'Console/List of another entity',
  component: ConsoleStory,
  args: {
    history: ['/templates'],
    routes: [
      {
        element: <PageFrame />,
        children: [
          { element: <HomeGuard />, children: [{ path: '/templates', Component: TemplateList }] },
        ],
      },
    ],
    overrides: {
      'template.list': ({ input }) =>
        pageOf(
          templates.filter(({ name }) =>
            name.toLowerCase().includes((input.search ?? '').toLowerCase()),
          ),
          { limit: input.limit },
        ),
    },
  },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'What a new list screen says of itself: its columns, filters, views and words. Address, search, pages, ' +
          'columns, saved views, row menu, export and the three kinds of emptiness come with the pattern.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 to 5 of 5')).toBeVisible();
    await userEvent.keyboard('/');
    await userEvent.keyboard('tours');
    await expect(await canvas.findByText('1 to 1 of 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Tours & Travels' }));
    const drawer = await screen.findByRole('dialog', { name: 'Tours & Travels' });
    await waitFor(() => expect(drawer).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await noDialog();
  },
};
