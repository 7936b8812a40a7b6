import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Modal } from '../modal/index.ts';
import { handleEscape } from '../primitives/overlays/escape.ts';
import { noDialog } from '../testing/modal-stage.tsx';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { clearToasts, holdToasts, settledToasts, toasts } from '../testing/toaster.ts';
import { notify, Toaster } from '../toaster/index.ts';
import { ContextMenu, Menu, type MenuItem } from './index.ts';

const onEdit = fn();
const onArchive = fn();
const onOpen = fn();
const onClose = fn();
const mayClose = fn<(reason: string) => boolean>();
const onClosed = fn();
const reason = '12 guests are checked in.';

const items: MenuItem[] = [
  { label: 'Edit', icon: 'pencil', onSelect: onEdit },
  { label: 'Open the page', icon: 'external-link', href: '#page' },
  { label: 'Archive', icon: 'archive', onSelect: onArchive, disabledReason: reason },
  'separator',
  { label: 'Delete', icon: 'trash-2', tone: 'danger' },
];

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  parameters: {
    docs: {
      story: { inline: false, height: '280px' },
    },
  },
  args: {
    label: 'Actions for Lake Pichola House',
    trigger: <IconButton icon="ellipsis" label="More" size="md" />,
    items,
    align: 'start',
  },
  beforeEach: () => {
    onEdit.mockClear();
    onArchive.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const menu = screen.getByRole('menu', { name: 'Actions for Lake Pichola House' });
    await Promise.all(menu.getAnimations().map((animation) => animation.finished));
    await waitFor(() => expect(menu).toBeVisible());
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const more = () => screen.getByRole('button', { name: 'More' });
const item = (name: string) => screen.getByRole('menuitem', { name });
const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

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

export const Default: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

const onSort = fn();
const onColumn = fn();

function Choosing() {
  const [sort, setSort] = useState<'name' | 'date'>('name');
  const [hasCode, setHasCode] = useState(false);
  return (
    <Menu
      label="View"
      align="start"
      trigger={<IconButton icon="settings" label="More" size="md" />}
      items={[
        {
          label: 'Sort by',
          value: sort,
          options: [
            { value: 'name', label: 'Name' },
            { value: 'date', label: 'Last change' },
            { value: 'plan', label: 'Plan', disabledReason: reason },
          ],
          onChange: (value: typeof sort) => {
            onSort(value);
            setSort(value);
          },
        },
        'separator',
        {
          label: 'Show codes',
          checked: hasCode,
          onChange: (checked) => {
            onColumn(checked);
            setHasCode(checked);
          },
        },
        { label: 'Show plans', checked: true, onChange: onColumn, disabledReason: reason },
      ]}
    />
  );
}

/** Options under a legend, and toggles. */
export const FeaturesChoices: Story = {
  name: 'Features: options and toggles',
  render: () => <Choosing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Sort by' })).toBeVisible());
  },
};

export const StatesTouch: Story = {
  name: 'States: on a phone',
  globals: { viewport: { value: 'w390' } },
};

export const StressLong: Story = {
  name: 'Stress: long items',
  args: {
    items: Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => ({
      label: `${letter} ${'Lake Pichola House and its many rooms '.repeat(2)}`,
    })),
  },
};

export const Keyboard: Story = {
  name: 'Behaviour: keyboard opens, moves, selects and returns focus',
  play: async ({ userEvent }) => {
    more().focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Edit')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(item('Delete')).toHaveFocus();
    await userEvent.keyboard('e');
    await waitFor(() => expect(item('Edit')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onEdit).toHaveBeenCalledTimes(1);
    await closed();
    await waitFor(() => expect(more()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Edit')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(more()).toHaveFocus());
  },
};

export const Again: Story = {
  name: 'Behaviour: a click on the trigger while it closes opens it again',
  play: async ({ userEvent }) => {
    await userEvent.click(more());
    const menu = await screen.findByRole('menu');
    // The animation of its closing goes on for as long as time stands still.
    await withStoppedTime(async (time) => {
      await userEvent.keyboard('{Escape}');
      await expect(menu).toHaveAttribute('data-state', 'closed');
      await userEvent.click(more());
      await time.pass(1000);
      await expect(menu).toHaveAttribute('data-state', 'open');
    });
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

export const BehaviourClosingTakesNoClick: Story = {
  name: 'Behaviour: while it closes it takes no click, so nothing is chosen twice',
  play: async ({ userEvent }) => {
    await userEvent.click(more());
    const menu = await screen.findByRole('menu');
    await withStoppedTime(async () => {
      await userEvent.keyboard('{Escape}');
      await expect(menu).toHaveAttribute('data-state', 'closed');
      await expect(menu).toHaveStyle({ pointerEvents: 'none' });
    });
    await closed();
  },
};

function Remote() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open it</Button>
      <Menu
        label="Actions"
        trigger={<IconButton icon="ellipsis" label="More" />}
        items={items}
        open={open}
        onOpenChange={(isOpen) => {
          onOpen(isOpen);
          setOpen(isOpen);
        }}
      />
    </>
  );
}

export const Controlled: Story = {
  name: 'Behaviour: its owner opens and closes it',
  render: () => <Remote />,
  play: async ({ canvas, userEvent }) => {
    onOpen.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Open it' }));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(onOpen.mock.calls).toEqual([[false]]);
    await waitFor(() => expect(more()).toHaveFocus());
  },
};

function AtPoint({ isKept = true }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open it</Button>
      {(open || isKept) && (
        <ContextMenu
          label="Actions"
          items={items}
          open={open}
          position={{ x: 40, y: 60 }}
          onOpenChange={(_, details) => {
            if (mayClose(details.reason) === false) return details.cancel();
            onClose(details.reason);
            return setOpen(false);
          }}
          onClosed={onClosed}
        />
      )}
    </>
  );
}

export const Context: Story = {
  name: 'Behaviour: a context menu says why it closes, and can refuse',
  render: () => <AtPoint />,
  play: async ({ canvas, userEvent }) => {
    onClose.mockClear();
    onClosed.mockClear();
    mayClose.mockReset();
    const opener = canvas.getByRole('button', { name: 'Open it' });
    const open = async () => {
      await userEvent.click(opener);
      return screen.findByRole('menu');
    };
    await open();
    mayClose.mockReturnValueOnce(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await closed();
    await open();
    await userEvent.click(item('Edit'));
    await closed();
    await open();
    // A tooltip above takes the key.
    window.addEventListener('keydown', handleEscape, { capture: true, once: true });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.body);
    await closed();
    await expect(onClose.mock.calls.flat()).toEqual(['escape', 'item', 'outside']);
    await expect(mayClose.mock.calls.flat()).toEqual(['escape', 'escape', 'item', 'outside']);
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(3));
  },
};

export const ContextMounted: Story = {
  name: 'Behaviour: a context menu that is rendered open returns focus, in strict mode too',
  render: () => (
    <StrictMode>
      <AtPoint isKept={false} />
    </StrictMode>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open it' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toContainElement(focused()));
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(opener).toHaveFocus();
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

export const Beside: Story = {
  name: 'Behaviour: after a click outside focus returns to the trigger, unless the click moved it',
  render: (args) => (
    <>
      <Menu {...args} />
      <Button>Elsewhere</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(more());
    await userEvent.click(document.body);
    await closed();
    await waitFor(() => expect(more()).toHaveFocus());
    await userEvent.click(more());
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await closed();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus());
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

export const BlockedTrigger: Story = {
  name: 'Behaviour: a blocked trigger does not open by pointer, touch or key, and gives its reason',
  beforeEach: clearToasts,
  render: ({ label, items }) => (
    <>
      <Menu
        label={label}
        items={items}
        trigger={<IconButton icon="ellipsis" label="More" disabledReason={reason} />}
      />
      <Menu label={label} items={items} trigger={<Button isLoading>Loading</Button>} />
      <Toaster preset="console" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const ways = [
      (trigger: HTMLElement) => userEvent.click(trigger),
      (trigger: HTMLElement) => userEvent.pointer({ keys: '[TouchA]', target: trigger }),
      () => userEvent.keyboard('{Enter}'),
      () => userEvent.keyboard(' '),
      () => userEvent.keyboard('{ArrowDown}'),
    ];
    for (const trigger of [more(), canvas.getByRole('button', { name: 'Loading' })]) {
      trigger.focus();
      for (const [at, press] of ways.entries()) {
        notify.dismiss();
        await waitFor(() => expect(toasts()).toEqual([]));
        await press(trigger);
        await expect(trigger, `${at}`).toHaveAttribute('aria-expanded', 'false');
        await expect(screen.queryByRole('menu')).toBeNull();
        await expect(trigger).toHaveFocus();
        const isAsked = trigger === more() && press !== ways.at(-1);
        if (isAsked) await screen.findByRole('group', { name: `Error: ${reason}` });
        else await expect(toasts()).toEqual([]);
      }
    }
  },
};

function Asking() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu
        label="Actions"
        trigger={<IconButton icon="ellipsis" label="More" />}
        items={[{ label: 'Delete', onSelect: () => setOpen(true) }]}
      />
      <Modal
        open={open}
        header={{ text: 'Delete OTA' }}
        footer={{ cancel: { onCancel: () => setOpen(false) } }}
      >
        <Menu
          label="Inside"
          trigger={<Button>Choose</Button>}
          items={[{ label: 'This one' }, { label: 'That one' }]}
        />
      </Modal>
    </>
  );
}

export const WithModal: Story = {
  name: 'Behaviour: a modal opened from a menu returns focus to the trigger; a menu works in a modal',
  render: () => <Asking />,
  play: async ({ userEvent }) => {
    const trigger = more();
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Delete')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const choose = await screen.findByRole('button', { name: 'Choose' });
    await closed();
    await waitFor(() => expect(choose).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('This one')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(choose).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(noDialog()).toBe(true));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const States: Story = {};
