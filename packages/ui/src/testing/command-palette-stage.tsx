import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { fn, screen } from 'storybook/test';
import { Button } from '../button/index.ts';
import { type CommandGroup, CommandPalette, matchesText } from '../command-palette/index.ts';
import { gone } from './modal-stage.tsx';

export const onTheme = fn();
export const onRetry = fn();

export const allGroups: readonly CommandGroup[] = [
  {
    label: 'Pages',
    items: [
      { key: 'home', label: 'Home', icon: 'house', href: '#home' },
      { key: 'institutes', label: 'Institutes', icon: 'building-2', href: '#institutes' },
    ],
  },
  {
    label: 'Institutes',
    items: [
      { key: 'lph', label: 'Lake Pichola House', description: 'LPH, Udaipur', href: '#lph' },
      { key: 'mcr', label: 'Malabar Court Residency', description: 'MCR, Kozhikode', href: '#mcr' },
      { key: 'cgh', label: 'Café Goa Heights', description: 'CGH, Panaji', href: '#cgh' },
    ],
  },
  {
    label: 'Actions',
    items: [
      { key: 'add', label: 'Add institute', icon: 'plus', keys: 'N' },
      { key: 'dark', label: 'Dark theme', icon: 'moon', onSelect: onTheme },
      {
        key: 'retry',
        label: 'Users could not be searched',
        icon: 'refresh-cw',
        action: 'Try again',
        isKeptOpen: true,
        onSelect: onRetry,
      },
    ],
  },
];

const narrowed = (query: string) =>
  allGroups.map((group) => ({
    ...group,
    items: group.items.filter(({ label, description = '' }) =>
      matchesText(query, `${label} ${description}`),
    ),
  }));

interface StageProps extends Partial<ComponentProps<typeof CommandPalette>> {
  /** Initial query. */
  typed?: string;
  defaultOpen?: boolean;
}

export function Stage({ typed = '', defaultOpen = false, groups, ...rest }: StageProps) {
  const [open, setOpen] = useState(defaultOpen);
  const [query, setQuery] = useState(typed);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette
        label="Search and commands"
        placeholder="Search or choose a command"
        {...rest}
        open={open}
        onOpenChange={(next, details) => {
          rest.onOpenChange?.(next, details);
          if (!details.isCanceled) setOpen(false);
        }}
        query={query}
        onQueryChange={setQuery}
        groups={groups ?? narrowed(query)}
      />
    </>
  );
}

/** The meta that all files of these stories share. */
export const paletteStories = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  beforeEach: () => {
    onTheme.mockClear();
    onRetry.mockClear();
    return () => {
      document.documentElement.removeAttribute('dir');
    };
  },
  play: async (scene) => {
    await open(scene);
  },
} satisfies Meta<typeof Stage>;

type Story = StoryObj<typeof paletteStories>;
type Scene = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

export async function open({ canvas, userEvent }: Scene) {
  await gone();
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
  const dialog = await screen.findByRole('dialog', { name: 'Search and commands' });
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
  return dialog;
}

export const field = () => screen.getByRole('combobox', { name: 'Search and commands' });
export const options = () =>
  screen.queryAllByRole('option').map((option) => option.id.split('-').at(-1));
