import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Accordion } from '../accordion/index.ts';
import { Avatar } from '../avatar/index.ts';
import { Badge, type BadgeTone, badgeTones } from '../badge/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { DataTable } from '../data-table/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { ErrorSummary } from '../error-summary/index.ts';
import { FilterSelect } from '../filter-select/index.ts';
import { Icon } from '../icon/index.ts';
import { Kbd } from '../kbd/index.ts';
import { PageSpinner } from '../page-spinner/index.ts';
import { Pagination } from '../pagination/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { RadioCards } from '../radio-cards/index.ts';
import { SearchField } from '../search-field/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Select } from '../select/index.ts';
import { Tabs } from '../tabs/index.ts';
import { withBrowser } from '../testing/browser.ts';
import {
  contrastStories,
  ignore,
  measure,
  options,
  rest,
  still,
} from '../testing/contrast-stage.tsx';
import { writeForcedStates } from '../testing/forced-states.ts';
import { instituteTable } from '../testing/institute-table.tsx';
import { paint, partsIn, tooFaint } from '../testing/painted.ts';
import { TextField } from '../text-field/index.ts';
import { ViewTabs } from '../view-tabs/index.ts';

const tones = Object.keys(badgeTones) as BadgeTone[];

/** Every coloured component, at rest. */
const page = (
  <>
    <div className="sheet-row">
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Avatar name="Anjali Menon" />
      <Kbd>Ctrl K</Kbd>
      <Icon name="lock" label="Locked" />
      <Icon name="lock" label="Delete" disabledReason="Only an Owner may." />
    </div>
    <Tabs
      label="Parts"
      items={[
        { key: 'a', label: 'Overview', count: 9, content: 'Four steps.' },
        { key: 'b', label: 'Users', count: 3, content: 'No users.' },
        { key: 'c', label: 'Archived', disabledReason: 'Nothing is archived.' },
      ]}
    />
    <ViewTabs
      label="Views"
      current="all"
      views={[
        { key: 'all', label: 'All', href: '#all', count: 12 },
        { key: 'trial', label: 'Trial', href: '#trial', count: 3 },
      ]}
    />
    <SegmentedControl label="Density" options={options} value="basic" onChange={ignore} />
    <FilterSelect label="Plan" value="basic" options={options} onChange={ignore} icon="tags" />
    <SearchField label="Name or city" value="" onChange={ignore} shortcut="/" />
    <TextField
      label="Name"
      description="As on the bill."
      defaultValue="Lake Pichola House"
      isOptional
    />
    <TextField label="GSTIN" error="A GSTIN has 15 characters." placeholder="15 characters" />
    <TextField label="Code" defaultValue="LPH" disabled />
    <PasswordField label="Password" />
    <Select label="Plan" options={options} defaultValue="basic" />
    <Checkbox label="Send a bill" />
    <Checkbox label="Send a receipt" defaultChecked />
    <RadioCards
      label="Plan"
      name="plan"
      options={[
        { value: 'basic', label: 'Basic', description: 'For one house.' },
        { value: 'more', label: 'More', disabledReason: 'Not available yet' },
      ]}
      value="basic"
      onChange={ignore}
    />
    <ErrorSummary errors={[{ id: 'name', message: 'Enter a name.' }]} />
    <Pagination
      page={2}
      totalPages={9}
      total={170}
      limit={20}
      limits={[20]}
      onPageChange={ignore}
      onLimitChange={ignore}
    />
    <Accordion
      defaultValue="a"
      items={[
        { key: 'a', title: 'What does it cost?', content: 'From ₹999 a month.' },
        { key: 'b', title: 'Do I need to install anything?', content: 'No.' },
      ]}
    />
    <EmptyState title="No institutes yet" description="Add the first one." />
    <ErrorState title="Not loaded" description="No answer." requestId="1" onRetry={ignore} />
    <PageSpinner />
    <DataTable {...instituteTable} />
  </>
);

const meta = {
  ...contrastStories,
  title: 'Foundations/Contrast',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const themed = (children: ReactNode, state?: string) =>
  ['light', 'dark'].map((theme) => (
    <div
      key={theme}
      className={state ? `sheet ${state}` : 'sheet'}
      data-theme={theme}
      style={{ padding: 16, background: 'var(--bk-bg-surface)', color: 'var(--bk-text-primary)' }}
    >
      {children}
    </div>
  ));

export const Page: Story = {
  name: 'Behaviour: text has 4.5:1, icons, dots and edges 3:1 contrast, in light, dark and more contrast',
  render: () => <>{themed(page)}</>,
  play: ({ canvasElement }) =>
    withBrowser(async (browser) => {
      await waitFor(() => expect(document.querySelector('.bk-page-spinner')).toBeVisible());
      await measure(browser, canvasElement, 300);
    }),
};

export const Pointed: Story = {
  name: 'Behaviour: on hover',
  render: () => <>{themed(page, 'pseudo-hover-all')}</>,
  play: ({ canvasElement }) =>
    withBrowser(async (browser) => {
      writeForcedStates();
      await measure(browser, canvasElement, 300);
    }),
};

export const Focused: Story = {
  name: 'Behaviour: on focus, with rings at 3:1',
  render: () => <>{themed(page, 'pseudo-focus-all pseudo-focus-visible-all')}</>,
  play: ({ canvasElement }) =>
    withBrowser(async (browser) => {
      writeForcedStates();
      await expect(
        partsIn(canvasElement).filter(({ what }) => what.endsWith('ring')).length,
      ).toBeGreaterThan(40);
      await measure(browser, canvasElement, 300);
    }),
};

export const ForcedColours: Story = {
  name: 'Behaviour: with forced colours edges and rings stay, and disabled controls are grey',
  render: () => <>{themed(page, 'pseudo-focus-all pseudo-focus-visible-all')}</>,
  play: ({ canvasElement }) =>
    withBrowser(async (browser) => {
      writeForcedStates();
      const rings = () =>
        partsIn(canvasElement).filter(({ what }) => /: (ring|edge)$/.test(what)).length;
      const before = rings();
      await browser.media({ ...still, 'forced-colors': 'active' });
      await rest();
      await expect(rings()).toBe(before);
      // The system's grey is the system's choice; everything else must have contrast.
      const disabled = [
        ...canvasElement.querySelectorAll('.bk-tab[aria-disabled], input:disabled'),
      ];
      await expect(disabled.length).toBe(4);
      const grey = paint(['GrayText']);
      for (const element of disabled) {
        await expect(paint([getComputedStyle(element).color]), element.className).toEqual(grey);
      }
      await expect(
        tooFaint(partsIn(canvasElement)).filter((what) => !/disabled|bk-tab:|LPH/.test(what)),
      ).toEqual([]);
    }),
};
