import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { type IconName, iconNames } from '../icon/index.ts';
import { spinnerOf } from '../testing/spinner-of.ts';
import { StateSheet } from '../testing/state-sheet.tsx';
import { Toaster } from '../toaster/index.ts';
import {
  Button,
  type ButtonColor,
  type ButtonVariant,
  buttonColors,
  buttonSizes,
  buttonVariants,
} from './index.ts';

const colors = Object.keys(buttonColors) as ButtonColor[];
const variants = Object.keys(buttonVariants) as ButtonVariant[];

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
  argTypes: {
    icon: { control: 'select', options: Object.values(iconNames).flat() },
    color: { control: 'select', options: colors },
    variant: { control: 'inline-radio', options: variants },
    size: { control: 'inline-radio', options: Object.keys(buttonSizes) },
    spinnerColor: { control: 'color' },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A label and icon for each colour. */
const samples: Record<ButtonColor, [label: string, icon: IconName]> = {
  transparent: ['Cancel', 'x'],
  red: ['Delete', 'trash-2'],
  orange: ['Block dates', 'ban'],
  green: ['Check in', 'door-open'],
  blue: ['Share link', 'link'],
  navy: ['Generate bill', 'receipt'],
  black: ['Sign in', 'log-in'],
  theme: ['Save changes', 'check'],
  purple: ['Upgrade', 'sparkles'],
};

export const Default: Story = {};

export const FeaturesIcon: Story = { name: 'Features: with an icon', args: { icon: 'check' } };

export const FeaturesSecondary: Story = {
  name: 'Features: secondary',
  args: { variant: 'secondary' },
};

export const FeaturesSizes: Story = {
  name: 'Features: four sizes',
  render: () => (
    <div className="sheet-row">
      <Button size="sm">Small 28</Button>
      <Button>Medium 32</Button>
      <Button size="lg">Large 40</Button>
      <Button size="xl">Touch and site 50</Button>
    </div>
  ),
};

export const FeaturesReason: Story = {
  name: 'Features: disabled with a reason',
  args: {
    color: 'red',
    icon: 'trash-2',
    children: 'Delete category',
    disabledReason: '6 assets still use this category. Move them first.',
  },
  render: (args) => (
    <>
      <Button {...args} />
      {/* Shows the reason on tap. */}
      <Toaster preset="console" />
    </>
  ),
};

const disabledProps = {
  Loading: { isLoading: true },
  Refusing: { disabledReason: 'Only an Owner can do this.' },
  Disabled: { disabled: true },
} as const;

const isDisabled = (state: string): state is keyof typeof disabledProps => state in disabledProps;

const sheets = (
  <div className="sheet">
    {variants.map((variant) => (
      <StateSheet
        key={variant}
        caption={`Buttons, ${variant}`}
        rows={colors}
        states={['Loading', 'Refusing', 'Disabled']}
        cell={(color, state) => {
          const [label, icon] = samples[color];
          return (
            <Button
              color={color}
              variant={variant}
              icon={icon}
              {...(isDisabled(state) && disabledProps[state])}
            >
              {label}
            </Button>
          );
        }}
      />
    ))}
  </div>
);

export const States: Story = { render: () => sheets };

export const NineColours: Story = {
  name: 'Behaviour: [BTN-01] nine colours in two variants, all different',
  render: () => sheets,
  play: async ({ canvas }) => {
    await expect(colors).toEqual([
      'transparent',
      'red',
      'orange',
      'green',
      'blue',
      'navy',
      'black',
      'theme',
      'purple',
    ]);
    await expect(variants).toEqual(['primary', 'secondary']);
    const looks = new Set<string>();
    for (const color of colors) {
      const [label] = samples[color];
      for (const button of canvas.getAllByRole('button', { name: label })) {
        if (button.matches(':disabled, [aria-disabled], [class*=pseudo] *')) continue;
        const { backgroundColor, color: text, borderColor } = getComputedStyle(button);
        looks.add(`${backgroundColor} ${text} ${borderColor}`);
      }
    }
    await expect(looks.size).toBe(colors.length * variants.length);
  },
};

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

export const Reason: Story = {
  name: 'Behaviour: with a disabled reason it stays focusable and does not run its action',
  args: { disabledReason: 'Only an Owner can delete the institute.', children: 'Delete institute' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete institute' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Only an Owner can delete the institute.');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Rendered: Story = {
  name: 'Features: your own element',
  args: {
    render: <summary />,
    variant: 'secondary',
    icon: 'history',
    children: 'Earlier changes',
  },
  render: (args) => (
    <details>
      <Button {...args} />
      <p>Standard since 14 Mar 2027.</p>
    </details>
  ),
};

const onHost = fn();

export const RenderedBlocked: Story = {
  name: 'Behaviour: an element of the host keeps its handlers, and runs none while disabled',
  args: {
    // biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive.
    render: <summary onClick={onHost} />,
    children: 'Details',
  },
  render: (args) => (
    <>
      <details>
        <Button {...args}>Open</Button>
      </details>
      <details>
        <Button {...args} disabledReason="Only an Owner may.">
          Blocked
        </Button>
      </details>
      <details>
        <Button {...args} disabled>
          Disabled
        </Button>
      </details>
    </>
  ),
  play: async ({ args, canvasElement, userEvent }) => {
    onHost.mockClear();
    const [open, ...others] = canvasElement.querySelectorAll('summary');
    if (!open) throw new Error('There is no summary.');
    await userEvent.click(open);
    await expect(onHost).toHaveBeenCalledTimes(1);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(open).not.toHaveAttribute('type');
    for (const summary of others) {
      await expect(summary).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(summary);
    }
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1);
    await expect(onHost).toHaveBeenCalledTimes(1);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const StressLongLabels: Story = {
  name: 'Stress: long labels, other scripts',
  render: () => (
    <div className="sheet-stack">
      <Button icon="file-spreadsheet">
        Export every subscription of the institutes in Andaman and Nicobar Islands
      </Button>
      <Button icon="check">बदलाव सहेजें</Button>
      <span dir="rtl">
        <Button icon="check">حفظ التغييرات</Button>
      </span>
    </div>
  ),
};
