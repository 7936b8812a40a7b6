import type { Meta, StoryObj } from '@storybook/react-vite';
import { createContext, use, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Link, type LinkComponentProps, LinkProvider } from '../link/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import type { SideNavGroup } from '../side-nav/index.ts';
import { withBrowser } from '../testing/browser.ts';
import { AppShell, type AppShellProps, useAppShell } from './index.ts';

const titles: Readonly<Record<string, string>> = { today: 'Today', stays: 'Reservations' };

const items: readonly SideNavGroup[] = [
  {
    key: 'desk',
    items: [
      { key: 'today', label: 'Today', href: '#today', icon: 'house' },
      { key: 'stays', label: 'Reservations', href: '#stays', icon: 'calendar-days' },
    ],
  },
];

const RouteContext = createContext<(path: string) => void>(() => {});

/** A link of the app's router, which stays in the page of the story. */
function RouterLink({ href, onClick, ...rest }: LinkComponentProps) {
  const go = use(RouteContext);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
        go(href.slice(1));
      }}
    />
  );
}

/** An app with a router of its own. */
function App(args: AppShellProps) {
  const [at, setAt] = useState('today');
  return (
    <RouteContext value={setAt}>
      <LinkProvider component={RouterLink}>
        <AppShell
          {...args}
          navigation={{ label: 'Main', items, current: at }}
          pageTitle={`${titles[at]} · Lake Pichola House`}
        >
          <PageHeader title={titles[at]} />
          <Button onClick={() => setAt('today')}>Back</Button>
          {Array.from({ length: 40 }, (_, room) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: They never change.
            <p key={room}>
              <Link href={`#${at}`}>Room {room}</Link>
            </p>
          ))}
        </AppShell>
      </LinkProvider>
    </RouteContext>
  );
}

/** A name of the app that leads home, also from the drawer. */
function Logo() {
  const { closeMenu } = useAppShell();
  return (
    <Link href="#today" onClick={closeMenu}>
      Lake Pichola House
    </Link>
  );
}

const meta = {
  title: 'Navigation/AppShell/Behaviour',
  component: AppShell,
  args: {
    navigation: { label: 'Main', items },
    logo: <Link href="#today">Lake Pichola House</Link>,
    children: null,
  },
  parameters: { layout: 'fullscreen' },
  render: App,
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const w390 = { viewport: { value: 'w390' } };
const w1024 = { viewport: { value: 'w1024' } };
const w1440 = { viewport: { value: 'w1440' } };

const openMenu = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
  return screen.findByRole('dialog', { name: 'Menu' });
};

/** Testing Library knows no banner. */
const barOf = (canvasElement: Element) => {
  const bar = canvasElement.querySelector('[data-part="bar"]');
  if (!bar) throw new Error('There is no top bar');
  return bar;
};

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Wide: Story = {
  name: 'above 1024 px the navigation stands beside the page, below the bar',
  globals: w1440,
  play: async ({ canvas, canvasElement }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    const main = canvas.getByRole('main');
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull();
    await expect(nav.getBoundingClientRect().right).toBeLessThanOrEqual(
      main.getBoundingClientRect().left,
    );
    window.scrollTo(0, 800);
    const bar = barOf(canvasElement).getBoundingClientRect();
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    await expect(bar.top).toBe(0);
    await expect(nav.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.bottom);
    window.scrollTo(0, 0);
  },
};

export const Drawer: Story = {
  name: 'at 1024 px it is a drawer, which Escape closes, and its button has the focus again',
  globals: w1024,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    const drawer = await openMenu(canvas);
    await expect(within(drawer).getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await expect(opener).toHaveFocus();
  },
};

export const Navigation: Story = {
  name: 'a link in the drawer closes it; the page gets the focus and its title is announced',
  globals: w390,
  play: async ({ canvas, canvasElement }) => {
    const drawer = await openMenu(canvas);
    await userEvent.click(within(drawer).getByRole('link', { name: 'Reservations' }));
    await expectClosed();
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(document.title).toBe('Reservations · Lake Pichola House');
    const region = canvasElement.querySelector('[aria-live]');
    await expect(region).toHaveTextContent('Reservations · Lake Pichola House');
    // Nothing is said of a page that stays.
    await userEvent.click(canvas.getByRole('link', { name: 'Room 0' }));
    await expect(canvas.getByRole('link', { name: 'Room 0' })).toHaveFocus();
  },
};

export const Home: Story = {
  name: 'a link of the host in the drawer closes it, to the same page too',
  globals: w390,
  args: { sideStart: <Logo /> },
  play: async ({ canvas }) => {
    const drawer = await openMenu(canvas);
    await userEvent.click(within(drawer).getByRole('link', { name: 'Lake Pichola House' }));
    await expectClosed();
    await expect(canvas.getByRole('heading', { name: 'Today' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: 'the first Tab reaches the link that skips to the page',
  globals: w1440,
  play: async ({ canvas }) => {
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(getComputedStyle(skip).clipPath).toBe('inset(100%)');
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    const before = history.length;
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(history.length).toBe(before);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
  },
};

export const FocusBelowBar: Story = {
  name: 'what the focus reaches is not under the bar',
  globals: w390,
  play: async ({ canvas, canvasElement }) => {
    const bar = barOf(canvasElement);
    const link = canvas.getByRole('link', { name: 'Room 5' });
    window.scrollTo(0, document.body.scrollHeight);
    link.scrollIntoView({ block: 'nearest' });
    await waitFor(() =>
      expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        bar.getBoundingClientRect().bottom,
      ),
    );
    window.scrollTo(0, 0);
  },
};

export const OwnMain: Story = {
  name: 'pages with a main part of their own get none',
  globals: w1440,
  render: (args) => <AppShell {...args} />,
  args: { hasMain: false, children: <main>Page</main> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(canvas.queryByRole('link', { name: 'Skip to content' })).toBeNull();
  },
};

export const Short: Story = {
  name: 'under a magnification of 400% the bar scrolls away, and nothing is wider than the window',
  globals: { viewport: { value: 'w320short' } },
  parameters: {
    viewport: {
      options: { w320short: { name: '320 × 256', styles: { width: '320px', height: '256px' } } },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(getComputedStyle(barOf(canvasElement)).position).toBe('static');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    await openMenu(canvas);
    await userEvent.keyboard('{Escape}');
    await expectClosed();
  },
};

export const WideActions: Story = {
  name: 'on a phone wide actions go below the logo, which keeps its words',
  globals: w390,
  args: {
    logo: 'Lake Pichola House',
    search: undefined,
    actions: (
      <SegmentedControl
        label="Days in view"
        options={['Day', 'Week', 'Month', 'Quarter'].map((label) => ({ value: label, label }))}
        value="Week"
        onChange={() => undefined}
      />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const logo = canvas.getByText('Lake Pichola House').getBoundingClientRect();
    const actions = canvas.getByRole('radiogroup', { name: 'Days in view' });
    await expect(logo.width).toBeGreaterThanOrEqual(96);
    await expect(actions.getBoundingClientRect().top).toBeGreaterThanOrEqual(logo.bottom);
    await expect(barOf(canvasElement).scrollWidth).toBe(barOf(canvasElement).clientWidth);
  },
};

export const RightToLeft: Story = {
  name: 'from right to left the navigation is at the right',
  globals: { ...w1440, direction: 'rtl' },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect();
    const main = canvas.getByRole('main').getBoundingClientRect();
    await expect(nav.left).toBeGreaterThanOrEqual(main.right);
  },
};

export const Print: Story = {
  name: 'on paper only the page',
  globals: w1440,
  play: async ({ canvas, canvasElement }) =>
    withBrowser(async ({ media }) => {
      const bar = barOf(canvasElement);
      const nav = canvas.getByRole('navigation', { name: 'Main' });
      await media({}, 'print');
      await expect(bar).not.toBeVisible();
      await expect(nav).not.toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'Today' })).toBeVisible();
    }),
};
