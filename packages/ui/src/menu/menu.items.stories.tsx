import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import {
  Choosing,
  closed,
  item,
  menuStories,
  more,
  onArchive,
  onColumn,
  onEdit,
  onSort,
  reason,
} from '../testing/menu-stage.tsx';
import { clearToasts, holdToasts, settledToasts, toasts } from '../testing/toaster.ts';
import { Toaster } from '../toaster/index.ts';
import { Menu } from './index.ts';

const meta = {
  ...menuStories,
  title: 'Overlays/Menu',
  component: Menu,
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const flag = <b aria-hidden="true">★</b>;

export const BehaviourDrawnLabels: Story = {
  name: 'Behaviour: a drawn label is typed and read as its text',
  args: {
    defaultOpen: true,
    items: [
      { label: 'Edit', onSelect: onEdit },
      { label: <>Mark {flag}</>, textValue: 'Star', onSelect: onArchive },
    ],
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await expect(item('Star')).toHaveTextContent('Mark ★');
    item('Edit').focus();
    await userEvent.keyboard('s');
    await expect(item('Star')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onArchive).toHaveBeenCalledOnce();
  },
};

export const Link: Story = {
  name: 'Behaviour: an item with a URL is a link',
  play: async ({ userEvent }) => {
    await userEvent.click(more());
    await expect(item('Open the page')).toHaveAttribute('href', '#page');
    await expect(item('Open the page').tagName).toBe('A');
  },
};

export const Choices: Story = {
  name: 'Behaviour: an option closes the menu, a toggle keeps it open, a reason blocks both',
  render: () => <Choosing />,
  play: async ({ userEvent }) => {
    onSort.mockClear();
    onColumn.mockClear();
    const radio = (name: string) => screen.getByRole('menuitemradio', { name });
    const check = (name: string) => screen.getByRole('menuitemcheckbox', { name });
    more().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(radio('Name')).toHaveFocus());
    await expect(radio('Name')).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard('l{Enter}');
    await expect(onSort).toHaveBeenCalledWith('date');
    await closed();
    await waitFor(() => expect(more()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(radio('Last change')).toHaveAttribute('aria-checked', 'true'));
    await expect(radio('Name')).toHaveAttribute('aria-checked', 'false');
    await userEvent.click(radio('Plan'));
    await userEvent.click(check('Show plans'));
    await expect(onSort).toHaveBeenCalledTimes(1);
    await expect(onColumn).not.toHaveBeenCalled();
    await userEvent.click(check('Show codes'));
    await expect(check('Show codes')).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard(' ');
    await expect(check('Show codes')).toHaveAttribute('aria-checked', 'false');
    await expect(onColumn.mock.calls).toEqual([[true], [false]]);
  },
};

export const Reason: Story = {
  name: 'Behaviour: [ICON-04] an item with a reason is focusable, shows it in a toast and runs nothing',
  beforeEach: clearToasts,
  render: (args) => (
    <>
      <Menu {...args} />
      <Toaster preset="console" />
    </>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(more());
    await expect(item('Archive')).toHaveAttribute('aria-disabled', 'true');
    await expect(item('Archive')).toHaveAccessibleDescription(reason);
    await userEvent.click(item('Archive'));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await expect(screen.getByRole('menu')).toHaveAttribute('data-state', 'open');
    // Like any window that loses focus, this closes the menu.
    const goOn = await holdToasts();
    await settledToasts();
    await waitFor(() =>
      expect(screen.getByRole('group', { name: `Error: ${reason}` })).toBeVisible(),
    );
    goOn();
    await expect(onArchive).not.toHaveBeenCalled();
  },
};
