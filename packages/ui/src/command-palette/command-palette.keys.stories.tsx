import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  allGroups,
  field,
  open,
  options,
  paletteStories,
  Stage,
} from '../testing/command-palette-stage.tsx';
import { gone } from '../testing/modal-stage.tsx';
import type { CommandGroup } from './index.ts';

const meta = {
  ...paletteStories,
  title: 'Overlays/CommandPalette',
  component: Stage,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the active option as exposed to assistive technology. */
function active() {
  const id = field().getAttribute('aria-activedescendant');
  const option = id === null ? null : document.getElementById(id);
  return option?.getAttribute('aria-selected') === 'true' ? option.id.split('-').at(-1) : undefined;
}

export const BehaviourKeyboard: Story = {
  name: 'Behaviour: focus stays in the field, arrow keys wrap, Page keys move by group',
  play: async (scene) => {
    const { userEvent } = scene;
    await open(scene);
    await expect(field()).toHaveFocus();
    await expect(active()).toBe('home');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe('institutes');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(active()).toBe('retry');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe('home');
    await userEvent.keyboard('{PageDown}');
    await expect(active()).toBe('lph');
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(active()).toBe('retry');
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(active()).toBe('lph');
    await userEvent.tab();
    await userEvent.tab();
    await expect(field()).toHaveFocus();
  },
};

export const BehaviourKeys: Story = {
  name: 'Behaviour: any key makes a valid id',
  args: {
    groups: [{ label: 'Pages', items: [{ key: 'all rooms “2027”', label: 'All rooms' }] }],
  },
  play: async (scene) => {
    await open(scene);
    const id = field().getAttribute('aria-activedescendant') ?? '';
    await expect(id).toMatch(/^\S+$/);
    await expect(document.getElementById(id)).toBe(screen.getByRole('option'));
  },
};

export const BehaviourNarrow: Story = {
  name: 'Behaviour: a new query selects the first option and announces the count',
  play: async (scene) => {
    const { userEvent } = scene;
    const dialog = await open(scene);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.type(field(), 'mal');
    await expect(options()).toEqual(['mcr']);
    await expect(active()).toBe('mcr');
    await expect(within(dialog).getByRole('status')).toHaveTextContent('1 result');
    await userEvent.clear(field());
    await expect(active()).toBe('home');
    await expect(within(dialog).getByRole('status')).toHaveTextContent('8 results');
  },
};

/** Resolves the pending response on demand. */
const more = new EventTarget();

function Arriving() {
  const [groups, setGroups] = useState<readonly CommandGroup[]>(allGroups.slice(2));
  useEffect(() => {
    const arrive = () => setGroups(allGroups);
    more.addEventListener('answer', arrive);
    return () => more.removeEventListener('answer', arrive);
  }, []);
  return <Stage groups={groups} />;
}

export const BehaviourArriving: Story = {
  name: 'Behaviour: late results keep the active option',
  render: () => <Arriving />,
  play: async (scene) => {
    const { userEvent } = scene;
    await open(scene);
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe('dark');
    more.dispatchEvent(new Event('answer'));
    await waitFor(() => expect(options()).toHaveLength(8));
    await expect(active()).toBe('dark');
  },
};

export const BehaviourArrivingFirst: Story = {
  name: 'Behaviour: late results do not change what Enter runs',
  render: () => <Arriving />,
  play: async (scene) => {
    await open(scene);
    const first = active();
    more.dispatchEvent(new Event('answer'));
    await waitFor(() => expect(options()).toHaveLength(8));
    await expect(options()[0]).not.toBe(first);
    await expect(active()).toBe(first);
  },
};

export const BehaviourPointer: Story = {
  name: 'Behaviour: hover activates options; Escape, backdrop and close button return focus',
  play: async (scene) => {
    const { canvas, userEvent } = scene;
    const opener = canvas.getByRole('button', { name: 'Search' });
    await open(scene);
    await userEvent.hover(screen.getByRole('option', { name: /^Malabar/ }));
    await expect(active()).toBe('mcr');
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(opener).toHaveFocus();

    await open(scene);
    await userEvent.click(document.querySelector('.bk-palette-backdrop') ?? document.body);
    await gone();
    await expect(opener).toHaveFocus();

    await open(scene);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
    await expect(opener).toHaveFocus();
  },
};
