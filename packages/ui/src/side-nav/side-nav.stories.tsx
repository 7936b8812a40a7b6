import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { CountBadge } from '../count-badge/index.ts';
import { Drawer } from '../drawer/index.ts';
import { type LinkComponentProps, LinkProvider } from '../link/index.ts';
import { SideNav, type SideNavGroup } from './index.ts';

const items: readonly SideNavGroup[] = [
  { key: 'home', items: [{ key: 'home', label: 'Home', href: '#home', icon: 'house' }] },
  {
    key: 'our customers',
    title: 'Customers',
    items: [
      {
        key: 'institutes',
        label: 'Institutes',
        href: '#institutes',
        icon: 'building-2',
        badge: <CountBadge count={128} max={999} />,
      },
      { key: 'users', label: 'Users', href: '#users', icon: 'users' },
      {
        key: 'subscriptions',
        label: 'Subscriptions',
        href: '#subscriptions',
        icon: 'credit-card',
        badge: <CountBadge count={9} tone="danger" label="9 overdue" />,
      },
    ],
  },
  {
    key: 'catalogue',
    title: 'Catalogue',
    items: [
      { key: 'rates', label: 'Rates', href: '#rates', icon: 'tags' },
      {
        key: 'channels',
        label: 'Channels',
        href: '#channels',
        icon: 'globe',
        disabledReason: 'Channels need the Professional plan.',
      },
      {
        key: 'colours',
        label: 'Colours',
        href: '#colours',
        icon: 'palette',
        badge: (
          <Badge size="xs" tone="accent" hasDot={false}>
            New
          </Badge>
        ),
      },
    ],
  },
];

const meta = {
  title: 'Navigation/SideNav',
  component: SideNav,
  args: { label: 'Main', items, current: 'institutes', style: { maxWidth: 232 } },
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesFolded: Story = {
  name: 'Features: folded to a rail',
  args: { isFoldable: true, defaultOpen: false },
};

const sheet = (
  <div className="sheet-row">
    <SideNav label="Open" items={items} current="institutes" isFoldable />
    <SideNav label="Folded" items={items} current="institutes" isFoldable open={false} />
  </div>
);

export const States: Story = { render: () => sheet };

export const BehaviourLinks: Story = {
  name: 'Behaviour: a named list a group, the current page marked, a closed one with its reason',
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    const customers = within(nav).getByRole('list', { name: 'Customers' });
    await expect(within(customers).getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: /^Institutes/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const channels = canvas.getByRole('link', { name: 'Channels' });
    await expect(channels).toHaveAttribute('aria-disabled', 'true');
    await expect(channels).toHaveAccessibleDescription('Channels need the Professional plan.');
    await expect(channels).not.toHaveAttribute('href');
  },
};

const onOpenChange = fn();

export const BehaviourFolds: Story = {
  name: 'Behaviour: folds to a rail whose links keep their names, shown as tooltips',
  args: { isFoldable: true, onOpenChange },
  play: async ({ canvas }) => {
    onOpenChange.mockClear();
    const fold = canvas.getByRole('button', { name: 'Collapse navigation' });
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(fold);
    await expect(onOpenChange.mock.calls.map(([open]) => open)).toEqual([false]);
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    await expect(nav.getBoundingClientRect().width).toBe(40);
    const users = canvas.getByRole('link', { name: 'Users' });
    await expect(users).toHaveAttribute('data-tooltip', 'Users');
    await userEvent.click(canvas.getByRole('button', { name: 'Expand navigation' }));
    await expect(nav).toHaveAttribute('data-state', 'open');
  },
};

/** An app's router, which stays where it is. */
function RouterLink({ href, onClick, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    />
  );
}

export const BehaviourDrawer: Story = {
  name: 'Behaviour: in a drawer on a phone, which closes when a link is followed',
  globals: { viewport: { value: 'w390' } },
  render: function InDrawer(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <LinkProvider component={RouterLink}>
        <Button onClick={() => setIsOpen(true)}>Open menu</Button>
        <Drawer open={isOpen} onOpenChange={() => setIsOpen(false)} label="Menu">
          <SideNav {...args} onNavigate={() => setIsOpen(false)} />
        </Drawer>
      </LinkProvider>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    const users = await within(drawer).findByRole('link', { name: 'Users' });
    await userEvent.click(users);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const StressLong: Story = {
  name: 'Stress: long labels, narrow',
  args: {
    items: [
      {
        key: 'a',
        title: 'श्री वेंकटेश्वर अतिथि गृह एवं सम्मेलन केंद्र',
        items: [
          {
            key: 'institutes',
            label: 'RegistrationCertificatesAndRepresentatives',
            href: '#a',
            icon: 'building-2',
            badge: <CountBadge count={245_878} max={999_999} />,
          },
          { key: 'b', label: 'सदस्यता समाप्त होने की सूचनाएँ', href: '#b', icon: 'bell' },
        ],
      },
    ],
  },
};
