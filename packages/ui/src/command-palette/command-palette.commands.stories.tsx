import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Modal } from '../modal/index.ts';
import type { OnOpenChange } from '../primitives/overlays/open-change.ts';
import {
  allGroups,
  field,
  onRetry,
  onTheme,
  open,
  paletteStories,
  Stage,
} from '../testing/command-palette-stage.tsx';
import { gone } from '../testing/modal-stage.tsx';
import { CommandPalette } from './index.ts';

const meta = {
  ...paletteStories,
  title: 'Overlays/CommandPalette',
  component: Stage,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourAction: Story = {
  name: 'Behaviour: an action runs after the palette has closed and focus has returned',
  play: async (scene) => {
    const { canvas, userEvent } = scene;
    await open(scene);
    let focused: Element | null = null;
    onTheme.mockImplementationOnce(() => {
      focused = document.activeElement;
    });
    await userEvent.keyboard('dark{Enter}');
    await gone();
    await waitFor(() => expect(onTheme).toHaveBeenCalledOnce());
    await expect(focused).toBe(canvas.getByRole('button', { name: 'Search' }));
  },
};

const onOpenChange = fn<OnOpenChange>((_, details) => {
  if (details.reason === 'item') details.cancel();
});

export const BehaviourRefused: Story = {
  name: 'Behaviour: a command that was refused does not run at a later close',
  args: { onOpenChange },
  play: async (scene) => {
    const { userEvent } = scene;
    onOpenChange.mockClear();
    await open(scene);
    await userEvent.click(screen.getByRole('option', { name: 'Dark theme' }));
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(
      onOpenChange.mock.calls.map(([, { reason, event }]) => [reason, event.type]),
    ).toEqual([
      ['item', 'click'],
      ['escape', 'keydown'],
    ]);
    await waitFor(() => expect(scene.canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
    await expect(onTheme).not.toHaveBeenCalled();
  },
};

export const BehaviourLink: Story = {
  name: 'Behaviour: a page is a link; Enter and click follow it and close, with Ctrl it stays open',
  play: async (scene) => {
    const { userEvent } = scene;
    const followed: string[] = [];
    const follow = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link) followed.push(link.hash);
      event.preventDefault();
    };
    document.addEventListener('click', follow);
    try {
      await open(scene);
      await expect(screen.getByRole('option', { name: 'Home' }).tagName).toBe('A');
      await userEvent.keyboard('lake{Control>}{Enter}{/Control}');
      await expect(followed).toEqual(['#lph']);
      await expect(field()).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await gone();
      await open(scene);
      await userEvent.clear(field());
      await userEvent.click(screen.getByRole('option', { name: 'Institutes' }));
      await gone();
      await expect(followed).toEqual(['#lph', '#lph', '#institutes']);
    } finally {
      document.removeEventListener('click', follow);
    }
  },
};

export const BehaviourStays: Story = {
  name: 'Behaviour: a command with isKeptOpen runs immediately and focus stays in the field',
  play: async (scene) => {
    const { userEvent } = scene;
    await open(scene);
    await userEvent.click(screen.getByRole('option', { name: /^Users could not be searched/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(field()).toHaveFocus();
  },
};

export const BehaviourOwnQuery: Story = {
  name: 'Behaviour: keeps a query of its own without the prop',
  render: () => (
    <CommandPalette label="Search and commands" open defaultQuery="la" groups={allGroups} />
  ),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(field()).toHaveValue('la');
    await userEvent.type(field(), 'ke');
    await expect(field()).toHaveValue('lake');
    await waitFor(() => expect(screen.getByText('Lake', { selector: 'mark' })).toBeVisible());
  },
};

function OverForm() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Stage
        groups={[
          {
            label: 'Actions',
            items: [{ key: 'ask', label: 'Sign out', onSelect: () => setAsking(true) }],
          },
        ]}
      />
      <Modal
        open={isAsking}
        header={{ text: 'Sign out?' }}
        footer={{ cancel: { onCancel: () => setAsking(false) }, confirm: { name: 'Sign out' } }}
      />
    </>
  );
}

export const BehaviourModal: Story = {
  name: 'Behaviour: a modal opened by a command returns focus to the palette’s trigger',
  globals: { motion: 'reduced' },
  render: () => <OverForm />,
  play: async (scene) => {
    const { canvas, userEvent } = scene;
    await open(scene);
    await userEvent.keyboard('{Enter}');
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    // The palette has given back the pointer.
    await waitFor(() => expect(getComputedStyle(cancel).pointerEvents).toBe('auto'));
    await userEvent.click(cancel);
    await gone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
  },
};
