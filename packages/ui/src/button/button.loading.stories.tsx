import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { IconName } from '../icon/index.ts';
import { buttonStories } from '../testing/button-stage.tsx';
import { spinnerOf } from '../testing/spinner-of.ts';
import { Button } from './index.ts';

const meta = {
  ...buttonStories,
  title: 'Actions/Button',
  component: Button,
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const onSubmit = fn((event: { preventDefault(): void }) => event.preventDefault());

export const Loading: Story = {
  name: 'Behaviour: [BTN-02] while loading it shows a spinner and ignores click, key and submit',
  args: { isLoading: true, type: 'submit' },
  render: (args) => (
    <form onSubmit={onSubmit} aria-label="Plan">
      <label>
        Name <input defaultValue="Standard" />
      </label>{' '}
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    onSubmit.mockClear();
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(getComputedStyle(spinnerOf(button)).animationName).toBe('bk-spinner-turn');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

/** Loads after the first click. */
function Saving({ icon, label }: { icon?: IconName; label: string }) {
  const [isLoading, setLoading] = useState(false);
  return (
    <Button icon={icon} isLoading={isLoading} onClick={() => setLoading(true)}>
      {label}
    </Button>
  );
}

export const LoadingKeepsItsBox: Story = {
  name: 'Behaviour: loading changes neither width, height, name nor focus',
  render: () => (
    <div className="sheet-row">
      <Saving label="Save" />
      <Saving label="Save changes" icon="check" />
      <Saving label="बदलाव सहेजें" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const label of ['Save', 'Save changes', 'बदलाव सहेजें']) {
      const button = canvas.getByRole('button', { name: label });
      const { width, height } = button.getBoundingClientRect();
      const drawn = button.querySelector('.bk-icon');
      await expect(button).not.toHaveAttribute('data-loading');
      await userEvent.click(button);
      await waitFor(() => expect(button).toHaveAttribute('data-loading'));
      // The spinner replaces the icon; without an icon it covers the label, which keeps its space.
      const icon = button.querySelector('.bk-icon');
      const spinner = icon ?? spinnerOf(button);
      await expect(getComputedStyle(spinner).animationName).toBe('bk-spinner-turn');
      const { webkitTextFillColor } = getComputedStyle(button);
      await expect(webkitTextFillColor === 'rgba(0, 0, 0, 0)').toBe(icon === null);
      // The spinner turns where the icon was, and comes after a label alone.
      await expect(icon).toBe(drawn);
      await expect(spinner === button.lastElementChild).toBe(icon === null);
      const box = button.getBoundingClientRect();
      await expect([box.width, box.height]).toEqual([width, height]);
      await expect(button).toHaveAccessibleName(label);
      await expect(button).toHaveFocus();
    }
  },
};

export const SpinnerColour: Story = {
  name: 'Behaviour: [BTN-03] the spinner is light grey by default',
  render: () => (
    <div className="sheet-row">
      <Button isLoading>Light grey</Button>
      <Button isLoading spinnerColor="rgb(255, 165, 0)">
        Orange
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const colorOf = (name: string) =>
      getComputedStyle(spinnerOf(canvas.getByRole('button', { name }))).borderTopColor;
    // The theme's token: light, and almost without hue.
    const [, lightness, chroma] = /oklch\(([\d.]+) ([\d.]+)/.exec(colorOf('Light grey')) ?? [];
    await expect(Number(lightness)).toBeGreaterThan(0.8);
    await expect(Number(lightness)).toBeLessThan(0.95);
    await expect(Number(chroma)).toBeLessThan(0.02);
    await expect(colorOf('Orange')).toBe('rgb(255, 165, 0)');
  },
};
