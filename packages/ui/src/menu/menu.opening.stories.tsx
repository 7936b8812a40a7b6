import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { closed, items, menuStories, more, reason } from '../testing/menu-stage.tsx';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { clearToasts, toasts } from '../testing/toaster.ts';
import { notify, Toaster } from '../toaster/index.ts';
import { Menu } from './index.ts';

const onOpen = fn();

const meta = {
  ...menuStories,
  title: 'Overlays/Menu',
  component: Menu,
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

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
