import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { MOBILE_MAX_WIDTH } from '../constants.ts';
import { field, open, options, paletteStories, Stage } from '../testing/command-palette-stage.tsx';
import type { Command } from './index.ts';

const meta = {
  ...paletteStories,
  title: 'Overlays/CommandPalette',
  component: Stage,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await waitFor(() => expect(field()).toHaveFocus());
  },
};

export const FeaturesTyped: Story = {
  name: 'Features: matches are highlighted, ignoring accents',
  args: { typed: 'cafe goa' },
  play: async (scene) => {
    const dialog = await open(scene);
    const marks = [...dialog.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(marks).toEqual(['Café', 'Goa']);
    await expect(options()).toEqual(['cgh']);
  },
};

export const FeaturesLoading: Story = {
  name: 'Features: searching',
  args: { typed: 'lake', isLoading: true },
  play: async (scene) => {
    await open(scene);
    await waitFor(async () =>
      expect(await screen.findByRole('progressbar', { name: 'Searching' })).toBeVisible(),
    );
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  },
};

export const FeaturesNothing: Story = {
  name: 'Features: no results',
  args: { typed: 'zanzibar' },
  play: async (scene) => {
    const dialog = await open(scene);
    await expect(dialog.querySelector('.bk-palette-none')).toHaveTextContent(
      'No results for “zanzibar”.',
    );
    await expect(field()).toHaveAttribute('aria-expanded', 'false');
    await expect(within(dialog).getByRole('status')).toHaveTextContent('No results');
  },
};

export const BehaviourUntyped: Story = {
  name: 'Behaviour: where the host searches, nothing is said before something is typed',
  args: { groups: [] },
  play: async (scene) => {
    const dialog = await open(scene);
    await expect(dialog.querySelector('.bk-palette-none')).toBeNull();
    await expect(within(dialog).getByRole('status')).toBeEmptyDOMElement();
    await scene.userEvent.type(field(), 'z');
    await waitFor(() =>
      expect(dialog.querySelector('.bk-palette-none')).toHaveTextContent('No results for “z”.'),
    );
  },
};

/** The state sheet: active, highlighted, description, shortcut, action. */
export const States: Story = { args: { typed: 'h' } };

export const StatesPhone: Story = {
  name: 'States: on a phone',
  globals: { viewport: { value: 'w390' } },
};

export const StressMany: Story = {
  name: 'Stress: many commands with long names',
  args: {
    groups: Array.from({ length: 6 }, (_, group) => ({
      label: `Group ${group}`,
      items: Array.from({ length: 12 }, (_, at): Command => {
        const key = `${group}.${at}`;
        return {
          key,
          label: `${key} Sri Venkateswara Guest House and Convention Centre `.repeat(2),
          description: 'venkateswara.guest.house.and.convention.centre@booking.example',
          action: 'Open Sri Venkateswara Guest House and Convention Centre',
          keys: 'Ctrl K',
        };
      }),
    })),
  },
};

export const BehaviourInView: Story = {
  ...StressMany,
  name: 'Behaviour: the active option is always visible',
  play: async (scene) => {
    const { userEvent } = scene;
    await open(scene);
    const list = screen.getByRole('listbox').getBoundingClientRect();
    for (const keys of ['{PageDown}'.repeat(3), '{ArrowUp}', '{ArrowDown}'.repeat(5)]) {
      await userEvent.keyboard(keys);
      const row = screen.getByRole('option', { selected: true }).getBoundingClientRect();
      await expect(row.top).toBeGreaterThanOrEqual(list.top);
      await expect(row.bottom).toBeLessThanOrEqual(list.bottom + 1);
    }
  },
};

const width = (dialog: HTMLElement) => dialog.getBoundingClientRect().width;

export const BehaviourPhone: Story = {
  name: 'Behaviour: on a phone it fills the screen',
  globals: { viewport: { value: 'w480' } },
  play: async (scene) => {
    const dialog = await open(scene);
    await expect(innerWidth).toBe(MOBILE_MAX_WIDTH);
    await expect(width(dialog)).toBe(MOBILE_MAX_WIDTH);
  },
};

export const BehaviourRightToLeft: Story = {
  name: 'Behaviour: mirrored from right to left',
  play: async (scene) => {
    const dialog = await open(scene);
    const read = () => {
      const frame = dialog.getBoundingClientRect();
      const isLtr = getComputedStyle(dialog).direction === 'ltr';
      return [...dialog.querySelectorAll('.bk-palette-option > *, .bk-palette-head > *')].map(
        (part) => {
          const { left, right } = part.getBoundingClientRect();
          return Math.round(isLtr ? left - frame.left : frame.right - right);
        },
      );
    };
    const leftToRight = read();
    document.documentElement.dir = 'rtl';
    await expect(read()).toEqual(leftToRight);
  },
};
