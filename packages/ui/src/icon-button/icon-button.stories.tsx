import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ICON_BUTTON_ICON_SIZE_REM } from '../constants.ts';
import { iconNames } from '../icon/index.ts';
import { IconButton, iconButtonSizes } from './index.ts';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  parameters: {
    docs: {
      description: {
        component: `An action whose icon is enough for those who know it. Its label is its name and its tooltip.

**Use it** for actions that repeat: in rows, heads and bars. **Not for** the main action of a view: that one has
words. A reason to refuse keeps it focusable; the tooltip, the description and a tap give the reason.

**Keyboard**: Tab reaches it and shows the tooltip, Enter and Space press it, Escape sends the tooltip away.`,
      },
    },
  },
  args: { icon: 'pencil', label: 'Edit category', onClick: fn() },
  argTypes: {
    icon: { control: 'select', options: Object.values(iconNames).flat() },
    size: { control: 'inline-radio', options: Object.keys(iconButtonSizes) },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesSizes: Story = {
  render: () => (
    <div className="sheet-row">
      <IconButton icon="pencil" label="Edit, 28 px" size="sm" variant="secondary" />
      <IconButton icon="pencil" label="Edit, 32 px" size="md" variant="secondary" />
      <IconButton icon="pencil" label="Edit, 40 px" variant="secondary" />
      <IconButton icon="pencil" label="Edit, 50 px" size="xl" variant="secondary" />
    </div>
  ),
};

const states = (
  <div className="sheet-stack">
    {(['primary', 'secondary'] as const).map((variant) => (
      <div key={variant} className="sheet-row">
        <IconButton icon="copy" label="Copy link" size="md" variant={variant} />
        <IconButton icon="save" label="Saving" size="md" variant={variant} isLoading />
        <IconButton icon="grip-vertical" label="Move" size="md" variant={variant} disabled />
        <IconButton
          icon="trash-2"
          label="Delete category"
          size="md"
          variant={variant}
          disabledReason="6 assets still use this category. Move them first."
        />
      </div>
    ))}
  </div>
);

export const States: Story = { render: () => states };

export const StatesDark: Story = { render: () => states, globals: { theme: 'dark' } };

export const IconSize: Story = {
  name: 'Behaviour: [ICON-03] the icon of an IconButton is 2rem',
  play: async ({ canvas }) => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const icon = canvas.getByRole('button').querySelector('.bk-icon')?.getBoundingClientRect();
    await expect(ICON_BUTTON_ICON_SIZE_REM).toBe(2);
    await expect([icon?.width, icon?.height]).toEqual([
      ICON_BUTTON_ICON_SIZE_REM * rem,
      ICON_BUTTON_ICON_SIZE_REM * rem,
    ]);
  },
};

export const Named: Story = {
  name: 'Behaviour: the label is the name, loading keeps it and the box',
  args: { isLoading: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Edit category' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    const { width, height } = button.getBoundingClientRect();
    await expect([width, height]).toEqual([40, 40]);
  },
};

export const Refuses: Story = {
  name: 'Behaviour: with a reason it stays focusable, gives the reason and runs nothing',
  args: { disabledReason: '6 assets still use this category. Move them first.' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Edit category' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(args.disabledReason);
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
