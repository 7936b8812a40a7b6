import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Accordion } from '../accordion/index.ts';
import { Avatar } from '../avatar/index.ts';
import { Badge, type BadgeTone, badgeTones } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { DataTable } from '../data-table/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { ErrorSummary } from '../error-summary/index.ts';
import { FilterSelect } from '../filter-select/index.ts';
import { Icon } from '../icon/index.ts';
import { Kbd } from '../kbd/index.ts';
import { Menu } from '../menu/index.ts';
import { Modal } from '../modal/index.ts';
import { PageSpinner } from '../page-spinner/index.ts';
import { Pagination } from '../pagination/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { RadioCards } from '../radio-cards/index.ts';
import { SearchField } from '../search-field/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Select } from '../select/index.ts';
import { Tabs } from '../tabs/index.ts';
import { type StoryBrowser, withBrowser } from '../testing/browser.ts';
import { writeForcedStates } from '../testing/forced-states.ts';
import { instituteTable } from '../testing/institute-table.tsx';
import { paint, partsIn, tooFaint } from '../testing/painted.ts';
import { clearToasts, settledToasts } from '../testing/toaster.ts';
import { TextField } from '../text-field/index.ts';
import { notify, Toaster, type ToastPreset } from '../toaster/index.ts';
import { ViewTabs } from '../view-tabs/index.ts';

const ignore = () => {};
const options = [
  { value: 'basic', label: 'Basic' },
  { value: 'standard', label: 'Standard' },
];
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
  title: 'Foundations/Contrast',
  tags: ['!autodocs'],
  // Measured here in both themes and with more contrast, instead of by axe.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const still = { 'prefers-reduced-motion': 'reduce' };

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

async function inBothThemes(browser: StoryBrowser, root: Element, atLeast: number) {
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset.theme = theme;
    await measure(browser, root, atLeast);
  }
  document.documentElement.dataset.theme = 'light';
}

/** Waits for pending content. */
function rest() {
  const moves = document.getAnimations().filter(
    ({ effect, playState, timeline }) =>
      playState === 'running' &&
      // A scroll position never ends.
      timeline === document.timeline &&
      effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
  );
  return Promise.allSettled(moves.map((move) => move.finished));
}

/** Measures the element's contents, with normal and more contrast. */
async function measure(browser: StoryBrowser, root: Element, atLeast: number) {
  for (const contrast of ['no-preference', 'more']) {
    await browser.media({ ...still, 'prefers-contrast': contrast });
    await rest();
    const parts = partsIn(root);
    await expect(parts.length).toBeGreaterThanOrEqual(atLeast);
    await expect(tooFaint(parts)).toEqual([]);
  }
}

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

function toasts(preset: ToastPreset): Story {
  return {
    beforeEach: clearToasts,
    render: () => <Toaster preset={preset} />,
    play: () =>
      withBrowser(async (browser) => {
        for (const verb of ['success', 'error', 'info', 'warning'] as const) {
          notify[verb](`It says ${verb}.`, { duration: false });
        }
        await settledToasts();
        const region = document.querySelector('.bk-toaster');
        if (!region) throw new Error('There are no toasts.');
        await inBothThemes(browser, region, 12);
      }),
  };
}

export const ToastsOfTheSite = toasts('site');
export const ToastsOfTheConsole = toasts('console');

export const InModal: Story = {
  name: 'Behaviour: a modal, in light and dark',
  render: () => (
    <Modal
      open
      header={{
        text: 'Suspend 3 institutes?',
        icon: 'ban',
        color: 'red',
        description: 'For a week.',
      }}
      footer={{ confirm: { name: 'Suspend', color: 'red' }, note: 'They get an email.' }}
    >
      No one can sign in there.
    </Modal>
  ),
  play: () =>
    withBrowser(async (browser) => {
      const dialog = await screen.findByRole('dialog');
      await inBothThemes(browser, dialog, 8);
    }),
};

export const InMenu: Story = {
  name: 'Behaviour: a menu with options and the tooltip of a disabled item, in light and dark',
  render: () => (
    <Menu
      label="Institute"
      trigger={<Button>More</Button>}
      items={[
        { label: 'Plan', options, value: 'basic', onChange: ignore },
        'separator',
        { label: 'Show codes', checked: true, onChange: ignore },
        { label: 'Restore', icon: 'undo-2', disabledReason: 'It is not archived.' },
        { label: 'Archive', icon: 'archive', tone: 'danger' },
      ]}
    />
  ),
  play: ({ canvas, userEvent }) =>
    withBrowser(async (browser) => {
      await userEvent.click(canvas.getByRole('button', { name: 'More' }));
      const menu = await screen.findByRole('menu');
      await inBothThemes(browser, menu, 9);
      await userEvent.hover(screen.getByRole('menuitem', { name: 'Restore' }));
      const tooltip = await waitFor(() => {
        const shown = document.querySelector('.bk-tooltip')?.parentElement;
        if (!shown) throw new Error('There is no tooltip.');
        return shown;
      });
      await inBothThemes(browser, tooltip, 1);
    }),
};
