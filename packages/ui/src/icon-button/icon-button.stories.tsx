import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ICON_BUTTON_ICON_SIZE_REM } from '../constants.ts';
import { iconNames } from '../icon/index.ts';
import { StateSheet } from '../testing/state-sheet.tsx';
import { TooltipProvider } from '../tooltip/index.ts';
import { IconButton, iconButtonSizes } from './index.ts';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
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
  name: 'Features: four sizes',
  render: () => (
    <div className="sheet-row">
      <IconButton icon="pencil" label="Edit, 28 px" size="sm" variant="secondary" />
      <IconButton icon="pencil" label="Edit, 32 px" size="md" variant="secondary" />
      <IconButton icon="pencil" label="Edit, 40 px" variant="secondary" />
      <IconButton icon="pencil" label="Edit, 50 px" size="xl" variant="secondary" />
    </div>
  ),
};

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
  name: 'Behaviour: the label is the name; loading keeps name and size',
  args: { isLoading: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Edit category' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    const { width, height } = button.getBoundingClientRect();
    await expect([width, height]).toEqual([40, 40]);
  },
};

export const OfYourOwn: Story = {
  name: 'Behaviour: render takes an element of your own',
  render: () => (
    <details>
      <IconButton icon="chevron-down" label="Earlier changes" render={<summary />} />
      <p>None.</p>
    </details>
  ),
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByLabelText('Earlier changes');
    await expect(summary.localName).toBe('summary');
    await userEvent.click(summary);
    await expect(canvas.getByText('None.')).toBeVisible();
  },
};

export const Hinted: Story = {
  name: 'Behaviour: the tooltip is the label, unless overridden or empty',
  render: () => (
    <>
      <IconButton icon="save" label="Save" />
      <IconButton icon="pencil" label="Edit" data-tooltip="Edit (E)" />
      <IconButton icon="x" label="Close" data-tooltip="" />
      <TooltipProvider />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const tips = () => document.querySelector('.bk-tooltip')?.firstChild?.textContent;
    await userEvent.tab();
    await waitFor(() => expect(tips()).toBe('Save'));
    await userEvent.tab();
    await waitFor(() => expect(tips()).toBe('Edit (E)'));
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(tips()).toBeUndefined());
  },
};

export const Refuses: Story = {
  name: 'Behaviour: with a disabled reason it stays focusable, gives the reason and runs nothing',
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

export const RefusesWithoutBorder: Story = {
  name: 'Behaviour: the mark of a reason stands on a button with a border only',
  args: { disabledReason: '6 assets still use this category. Move them first.' },
  render: (args) => (
    <>
      <IconButton {...args} label="Edit" color="theme" />
      <IconButton {...args} label="Delete" color="transparent" />
    </>
  ),
  play: async ({ canvas }) => {
    const markOf = (name: string) =>
      getComputedStyle(canvas.getByRole('button', { name }), '::after').display;
    await expect(markOf('Edit')).toBe('block');
    await expect(markOf('Delete')).toBe('none');
  },
};

export const States: Story = {
  render: () => (
    <StateSheet
      caption="Icon buttons"
      rows={['primary', 'secondary']}
      states={['Loading', 'Refusing', 'Disabled']}
      cell={(variant, state) => (
        <IconButton
          icon="pencil"
          label="Edit category"
          variant={variant}
          isLoading={state === 'Loading'}
          disabledReason={state === 'Refusing' ? 'Only an Owner can edit it.' : undefined}
          disabled={state === 'Disabled'}
        />
      )}
    />
  ),
};

export const StressRow: Story = {
  name: 'Stress: a dense row of many',
  render: () => (
    <div className="sheet-row">
      {Object.values(iconNames)
        .flat()
        .slice(0, 60)
        .map((name) => (
          <IconButton key={name} icon={name} label={name} size="sm" variant="secondary" />
        ))}
    </div>
  ),
};
