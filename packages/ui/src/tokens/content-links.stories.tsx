import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, within } from 'storybook/test';
import { Accordion } from '../accordion/index.ts';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { DataTable } from '../data-table/index.ts';
import { DescriptionList } from '../description-list/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { InlineMessage } from '../inline-message/index.ts';
import { Link } from '../link/index.ts';
import { Popover } from '../popover/index.ts';
import { Stepper } from '../stepper/index.ts';
import { Tabs } from '../tabs/index.ts';
import { writeForcedStates } from '../testing/forced-states.ts';
import { TextField } from '../text-field/index.ts';
import { Timeline } from '../timeline/index.ts';

/** Where a host passes content, by name. */
const slots: Readonly<Record<string, (content: ReactNode) => ReactNode>> = {
  Accordion: (content) => (
    <Accordion defaultValue="a" items={[{ key: 'a', title: 'What does it cost?', content }]} />
  ),
  Card: (content) => <Card description={content}>{content}</Card>,
  Checkbox: (content) => <Checkbox label={content} />,
  DataTable: (content) => (
    <DataTable
      label="Institutes"
      columns={[{ key: 'name', label: 'Name', cell: () => content }]}
      rows={['lake']}
      rowKey={(row) => row}
    />
  ),
  DescriptionList: (content) => (
    <DescriptionList items={[{ key: 'a', term: 'Website', value: content }]} />
  ),
  EmptyState: (content) => (
    <EmptyState title="No institutes yet" description={content} action={content} />
  ),
  ErrorState: (content) => <ErrorState title="Not loaded" description={content} />,
  'InlineMessage without a box': (content) => <InlineMessage size="sm">{content}</InlineMessage>,
  Popover: (content) => (
    <Popover defaultOpen label="Details" trigger={<Button>Details</Button>}>
      {content}
    </Popover>
  ),
  Stepper: (content) => (
    <Stepper
      label="Add institute"
      orientation="vertical"
      items={[{ key: 'a', label: 'Plan', description: content, content }]}
      value="a"
    />
  ),
  Tabs: (content) => <Tabs label="Parts" items={[{ key: 'a', label: 'Overview', content }]} />,
  TextField: (content) => <TextField label="Name" description={content} />,
  Timeline: (content) => (
    <Timeline aria-label="History" items={[{ key: 'a', title: content, content }]} />
  ),
};

/** Where a link has the colour of the words around it, and its line tells it. */
const tinted: typeof slots = {
  Banner: (content) => <Banner tone="warning">{content}</Banner>,
  'Banner, solid': (content) => (
    <Banner tone="warning" variant="solid">
      {content}
    </Banner>
  ),
  InlineMessage: (content) => <InlineMessage tone="danger">{content}</InlineMessage>,
};

const content = (
  <span>
    See the <a href="#rates">rates</a>, the{' '}
    <a href="#houses" className="sheet-host-link">
      houses
    </a>
    , or <Link href="#plans">all plans</Link>.
  </span>
);

const meta = {
  title: 'Foundations/Links in content',
  tags: ['!autodocs'],
  render: () => (
    <div className="sheet">
      <span data-testid="ours" style={{ color: 'var(--bk-text-link)' }} />
      <span data-testid="host" className="sheet-host-link" />
      {Object.entries({ ...slots, ...tinted }).map(([name, slot]) => (
        <section key={name} aria-label={name}>
          {slot(content)}
        </section>
      ))}
    </div>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const painted = (element: Element) => getComputedStyle(element).color;

type Queries = Pick<typeof screen, 'getByRole'>;

/** Returns the links of a slot; a popover stands elsewhere in the document. */
function linksIn(canvas: Queries, name: string, link: string) {
  const slot =
    name === 'Popover'
      ? screen.getByRole('dialog', { name: 'Details' })
      : canvas.getByRole('region', { name });
  return within(slot).getAllByRole('link', { name: link });
}

async function expectInherited(canvas: Queries, name: string, texts: readonly string[]) {
  for (const link of texts.flatMap((text) => linksIn(canvas, name, text))) {
    await expect(painted(link), name).toBe(painted(link.closest('span') ?? document.body));
  }
}

export const Content: Story = {
  name: 'Features: a link in content passed to a component has our colour, unless it has its own',
  play: async ({ canvas }) => {
    const ours = painted(canvas.getByTestId('ours'));
    const hosts = painted(canvas.getByTestId('host'));
    for (const name of Object.keys(slots)) {
      for (const link of linksIn(canvas, name, 'rates')) {
        await expect(painted(link), name).toBe(ours);
      }
      for (const link of linksIn(canvas, name, 'houses')) {
        await expect(painted(link), name).toBe(hosts);
      }
    }
    for (const name of Object.keys(tinted)) {
      await expectInherited(canvas, name, ['rates', 'all plans']);
      for (const link of linksIn(canvas, name, 'houses')) {
        await expect(painted(link), name).toBe(hosts);
      }
    }
  },
};

export const Pointed: Story = {
  name: 'Behaviour: on hover a Link on a tone keeps the colour of its words',
  render: () => (
    <div className="sheet pseudo-hover-all">
      {Object.entries(tinted).map(([name, slot]) => (
        <section key={name} aria-label={name}>
          {slot(content)}
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    writeForcedStates();
    for (const name of Object.keys(tinted)) await expectInherited(canvas, name, ['all plans']);
  },
};
