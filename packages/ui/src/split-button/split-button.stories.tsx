import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SplitButton } from './index.ts';

const onImport = fn();

const meta = {
  title: 'Actions/SplitButton',
  component: SplitButton,
  args: {
    children: 'Add institute',
    icon: 'plus',
    menuLabel: 'More ways to add',
    onClick: fn(),
    items: [
      {
        label: 'Import from CSV',
        icon: 'upload',
        description: 'Many at once, checked before anything is saved.',
        onSelect: onImport,
      },
      { label: 'Copy an institute', icon: 'copy' },
    ],
  },
} satisfies Meta<typeof SplitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesOpen: Story = { name: 'Features: open', args: { defaultOpen: true } };

export const States: Story = {
  render: (args) => (
    <div className="sheet-row">
      <SplitButton {...args} />
      <SplitButton {...args} variant="secondary" />
      <SplitButton {...args} isLoading />
      <SplitButton {...args} disabledReason="You can’t add institutes." />
      <SplitButton {...args} size="sm" variant="secondary" color="transparent" icon={undefined} />
      <SplitButton {...args} size="xl" />
    </div>
  ),
};

export const BehaviourActions: Story = {
  name: 'Behaviour: the main action is one click away, the others two, also by keyboard',
  beforeEach: () => void onImport.mockClear(),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Add institute' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.tab();
    const more = canvas.getByRole('button', { name: 'More ways to add' });
    await expect(more).toHaveFocus();
    await expect(more).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: /^Import from CSV/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(onImport).toHaveBeenCalledOnce();
    await waitFor(() => expect(more).toHaveFocus());
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const BehaviourReason: Story = {
  name: 'Behaviour: a reason blocks both',
  args: { disabledReason: 'You can’t add institutes.' },
  play: async ({ canvas, args }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toHaveAccessibleDescription('You can’t add institutes.');
      await userEvent.click(button);
    }
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

export const StressLongWords: Story = {
  name: 'Stress: a long label',
  args: { children: 'Add an institute of another system' },
};
