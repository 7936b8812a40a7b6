import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { isRunning, onlyToast, settledToasts, toasts } from '../testing/toaster.ts';
import { drag, none, outlasting, toasterStories } from '../testing/toaster-stage.tsx';
import { notify, Toaster } from './index.ts';

const meta = {
  ...toasterStories,
  title: 'Feedback/Toasts/Behaviour',
  component: Toaster,
  tags: ['!autodocs'],
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Action: Story = {
  name: 'Behaviour: its action is reachable by Alt+T, runs once, closes the toast and returns focus',
  args: { preset: 'console' },
  play: async ({ canvas, userEvent }) => {
    const undo = fn();
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    notify.success('Tag removed.', {
      ...outlasting,
      action: { label: 'Undo', onAction: undo },
    });
    await settledToasts();
    await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledTimes(1);
    await none();
    await expect(elsewhere).toHaveFocus();
  },
};

export const Leaving: Story = {
  name: 'Behaviour: a dismissed toast does not lose focus',
  play: async ({ canvas, userEvent }) => {
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    const ways = [
      () => userEvent.keyboard('{Tab}{Enter}'),
      async () => drag(onlyToast(), 0.9),
      async () => notify.dismiss(),
    ];
    for (const leave of ways) {
      elsewhere.focus();
      notify.info('Saved', { duration: false });
      await settledToasts();
      await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
      await expect(onlyToast()).toHaveFocus();
      await leave();
      await waitFor(() => expect(elsewhere).toHaveFocus());
      await none();
    }
  },
};

export const HotKey: Story = {
  name: 'Behaviour: [TOAST-03] Alt+T focuses the toasts and pauses them, Escape resumes them and returns focus',
  play: async ({ canvas, userEvent }) => {
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    const hears = fn((event: KeyboardEvent) => event.defaultPrevented);
    document.addEventListener('keydown', hears);
    await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
    await expect(hears).toHaveLastReturnedWith(false);
    await expect(elsewhere).toHaveFocus();
    notify.info('Saved', outlasting);
    const [toast] = await settledToasts();
    if (!toast) throw new Error('The toast is gone.');
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(isRunning(toast)).toBe(true));
    // AltGr, which types a letter.
    await userEvent.keyboard('{Control>}{Alt>}[KeyT]{/Alt}{/Control}');
    await expect(elsewhere).toHaveFocus();
    await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
    await expect(toast).toHaveFocus();
    await waitFor(() => expect(isRunning(toast)).toBe(false));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(isRunning(toast)).toBe(true));
    await expect(elsewhere).toHaveFocus();
    await userEvent.keyboard('[F8]');
    await expect(toast).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(elsewhere).toHaveFocus();
    document.removeEventListener('keydown', hears);
  },
};

/** Records announcements with their urgency while the steps run. */
async function announcedDuring(steps: () => Promise<unknown>) {
  const announced: [string | null | undefined, string | null][] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        const region = (node instanceof Element ? node : node.parentElement)?.closest(
          '[aria-live], [role="status"], [role="alert"]',
        );
        const live = region?.getAttribute('aria-live');
        if (live !== 'off' && region) announced.push([live, node.textContent]);
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  await steps();
  observer.disconnect();
  return announced;
}

export const SaidOnce: Story = {
  name: 'Behaviour: T1 each toast is announced exactly once, errors assertively, its action with the shortcut',
  play: async () => {
    const announced = await announcedDuring(() => {
      notify.success('Saved');
      notify.error('Not saved');
      notify.info('Tag removed.', { action: { label: 'Undo', onAction: () => undefined } });
      return settledToasts();
    });
    await expect(announced).toEqual([
      ['polite', 'Saved'],
      ['assertive', 'Not saved'],
      ['polite', 'Tag removed. (Undo with Alt+T)'],
    ]);
  },
};

export const OneRegion: Story = {
  name: 'Behaviour: with two mounted, the first shows and announces all, and the next takes over',
  render: () => <Two />,
  play: async ({ canvas, userEvent }) => {
    for (const text of ['Saved', 'Sent']) {
      const announced = await announcedDuring(() => {
        notify.success(text);
        return settledToasts();
      });
      await expect(announced).toEqual([['polite', text]]);
      await expect(toasts()).toHaveLength(1);
      await expect(document.querySelectorAll('.bk-toaster')).toHaveLength(1);
      notify.dismiss();
      await none();
      await userEvent.click(canvas.getByRole('button', { name: 'Drop the first' }));
    }
  },
};

function Two() {
  const [hasFirst, setFirst] = useState(true);
  return (
    <>
      <Button onClick={() => setFirst(false)}>Drop the first</Button>
      {hasFirst && <Toaster preset="site" />}
      <Toaster preset="console" />
    </>
  );
}
