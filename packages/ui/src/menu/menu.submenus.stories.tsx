import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { IconButton } from '../icon-button/index.ts';
import { rightToLeft } from '../testing/right-to-left.tsx';
import { Menu, type MenuItem } from './index.ts';

const onRename = fn();
const onPermissions = fn();
const onOpen = fn();
const reason = 'Only owners may do this.';

const items: MenuItem[] = [
  { label: 'Rename', icon: 'pencil', onSelect: onRename },
  {
    label: 'Settings',
    icon: 'settings',
    items: [
      { label: 'Channels', icon: 'plug', href: '#channels' },
      { label: 'Permissions', icon: 'shield-check', onSelect: onPermissions },
      { label: 'More', items: [{ label: 'Export' }, { label: 'Import' }] },
    ],
  },
  {
    label: 'Archive',
    icon: 'archive',
    description: 'Guests can’t book it, and its reports stay.',
  },
  {
    label: 'Transfer',
    description: 'To another owner.',
    disabledReason: reason,
    items: [{ label: 'Never' }],
  },
];

const meta = {
  title: 'Overlays/Menu/Submenus',
  component: Menu,
  tags: ['!autodocs'],
  args: {
    label: 'Actions for Lake Pichola House',
    trigger: <IconButton icon="ellipsis" label="Actions" size="md" />,
    items,
    align: 'start',
    onOpenChange: (open, { reason }) => onOpen(open, reason),
  },
  beforeEach: () => {
    for (const mock of [onRename, onPermissions, onOpen]) mock.mockClear();
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = () => screen.getByRole('button', { name: 'Actions' });
const item = (name: string) => screen.getByRole('menuitem', { name });
const submenu = (name: string) => screen.findByRole('menu', { name });
const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('menu', { name })).toBeNull());
const focused = (name: string) => waitFor(() => expect(item(name)).toHaveFocus());
const isShown = async (element: HTMLElement) => {
  await Promise.all(element.getAnimations().map(({ finished }) => finished));
  await expect(element).toBeVisible();
};

export const Beside: Story = {
  name: 'States: a submenu and described items',
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await userEvent.hover(item('Settings'));
    await isShown(await submenu('Settings'));
  },
};

export const InPlace: Story = {
  name: 'States: in place, on a phone',
  globals: { viewport: { value: 'w390' } },
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await userEvent.click(item('Settings'));
    await expect(screen.getByRole('group', { name: 'Settings' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: 'Behaviour: the arrow to the end opens a submenu, the arrow to the start and Escape close it alone',
  play: async ({ userEvent }) => {
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await focused('Rename');
    await userEvent.keyboard('s');
    await focused('Settings');
    await expect(item('Settings')).toHaveAttribute('aria-haspopup', 'menu');
    await expect(item('Settings')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}');
    await focused('Channels');
    await expect(item('Settings')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('m{ArrowRight}');
    await focused('Export');
    await userEvent.keyboard('{ArrowLeft}');
    await gone('More');
    await focused('More');
    await userEvent.keyboard('{Escape}');
    await gone('Settings');
    await focused('Settings');
    await userEvent.keyboard('{Enter}');
    await focused('Channels');
    await userEvent.keyboard('p{Enter}');
    await expect(onPermissions).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger()).toHaveFocus());
    await expect(onOpen.mock.calls).toEqual([
      [true, 'trigger'],
      [false, 'item'],
    ]);
  },
};

export const Pointer: Story = {
  name: 'Behaviour: a submenu opens under the pointer and on a click, and closes over another item',
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await userEvent.hover(item('Settings'));
    await isShown(await submenu('Settings'));
    await userEvent.hover(item('Rename'));
    await gone('Settings');
    await userEvent.click(item('Settings'));
    const menu = await submenu('Settings');
    await expect(within(menu).getByRole('menuitem', { name: 'Channels' })).toHaveAttribute(
      'href',
      '#channels',
    );
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(onOpen).toHaveBeenLastCalledWith(false, 'outside');
  },
};

export const Narrow: Story = {
  name: 'Behaviour: in a narrow window a submenu opens in place',
  globals: { viewport: { value: 'w390' } },
  play: async ({ userEvent }) => {
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await focused('Rename');
    await userEvent.keyboard('s{Enter}');
    await expect(item('Settings')).toHaveAttribute('aria-expanded', 'true');
    await expect(screen.getAllByRole('menu')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}');
    await focused('Channels');
    await userEvent.keyboard('{ArrowLeft}');
    await focused('Settings');
    await expect(screen.queryByRole('group')).toBeNull();
    await userEvent.keyboard('{ArrowRight}{ArrowDown>3/}{ArrowRight}{ArrowLeft}');
    await expect(screen.getByRole('group', { name: 'Settings' })).toBeVisible();
    await expect(screen.queryByRole('group', { name: 'More' })).toBeNull();
    await userEvent.click(item('Permissions'));
    await expect(onPermissions).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const RightToLeft: Story = {
  name: 'Behaviour: from right to left the arrow to the left opens it',
  decorators: [rightToLeft],
  play: async ({ userEvent }) => {
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await focused('Rename');
    await userEvent.keyboard('s{ArrowLeft}');
    await focused('Channels');
    const [menu, parent] = [
      await submenu('Settings'),
      screen.getByRole('menu', { name: /^Actions/ }),
    ];
    await isShown(menu);
    await isShown(parent);
    await userEvent.keyboard('{ArrowRight}');
    await focused('Settings');
  },
};

export const Described: Story = {
  name: 'Behaviour: a description is no part of the name, and an item with a reason opens nothing',
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await expect(item('Archive')).toHaveAccessibleName('Archive');
    await expect(item('Archive')).toHaveAccessibleDescription(
      'Guests can’t book it, and its reports stay.',
    );
    await expect(item('Transfer')).toHaveAccessibleDescription(`To another owner. ${reason}`);
    await userEvent.keyboard('t');
    await focused('Transfer');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(screen.getAllByRole('menu')).toHaveLength(1);
  },
};
