import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SegmentedControl } from '../segmented-control/index.ts';
import { ThemeScript, themes, useTheme } from './index.ts';

/** Not the key of an app: its theme stays. */
const KEY = 'theme-of-stories';

const labels = { light: 'Light', dark: 'Dark', system: 'System' } as const;

function ThemeChoice() {
  const { theme, shownTheme, setTheme } = useTheme(KEY);
  return (
    <div className="sheet-row">
      <SegmentedControl
        label="Theme"
        options={themes.map((value) => ({ value, label: labels[value] }))}
        value={theme}
        onChange={setTheme}
      />
      <p>The page is {shownTheme}.</p>
    </div>
  );
}

const meta = {
  title: 'Basics/ThemeScript',
  component: ThemeScript,
  args: { storageKey: KEY },
  beforeEach: () => {
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    return () => {
      localStorage.removeItem(KEY);
      if (before === undefined) delete dataset.theme;
      else dataset.theme = before;
    };
  },
  render: (args) => (
    <>
      <ThemeScript {...args} />
      <ThemeChoice />
    </>
  ),
} satisfies Meta<typeof ThemeScript>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BehaviourChosen: Story = {
  name: 'Behaviour: a theme that is chosen is shown and stored',
  play: async ({ canvas, userEvent }) => {
    const root = document.documentElement;
    for (const [theme, scheme] of [
      ['dark', 'dark'],
      ['light', 'light'],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name: labels[theme] }));
      await expect(await canvas.findByText(`The page is ${theme}.`)).toBeVisible();
      await expect(getComputedStyle(root).colorScheme).toBe(scheme);
      await expect(localStorage.getItem(KEY)).toBe(theme);
      await expect(canvas.getByRole('radio', { name: labels[theme] })).toBeChecked();
    }
  },
};

export const BehaviourOtherTab: Story = {
  name: 'Behaviour: follows another tab',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: 'dark' }));
    await expect(await canvas.findByText('The page is dark.')).toBeVisible();
  },
};
