import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ColumnPicker, type ColumnPickerProps } from './index.ts';

const columns = [
  { key: 'name', label: 'Institute', isLocked: true },
  { key: 'place', label: 'Location' },
  { key: 'plan', label: 'Plan' },
  { key: 'validUntil', label: 'Valid until' },
  { key: 'status', label: 'Status' },
  { key: 'createdAt', label: 'Created' },
];
const usual = ['name', 'place', 'plan', 'validUntil'];

interface ChoosingProps
  extends Pick<
    ColumnPickerProps,
    'className' | 'ref' | 'defaultOpen' | 'defaultPinned' | 'onPinnedChange'
  > {
  /** Additional columns. */
  more?: number;
}

/** A stateful chooser that prints its keys. */
function Choosing({ more = 0, ...rest }: ChoosingProps) {
  const [shown, setShown] = useState<readonly string[]>(usual);
  const others = Array.from({ length: more }, (_, at) => ({
    key: `more${at}`,
    label: `A column with quite a long name, number ${at + 1}`,
  }));
  return (
    <>
      <ColumnPicker
        {...rest}
        columns={[...columns, ...others]}
        value={shown}
        onChange={setShown}
        onReset={shown === usual ? undefined : () => setShown(usual)}
      />
      <p data-testid="shown">{shown.join(' ')}</p>
    </>
  );
}

const meta = {
  title: 'Data/ColumnPicker',
  component: Choosing,
  parameters: { docs: { story: { inline: false, height: '340px' } } },
  args: { defaultOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Columns' })).toBeVisible());
  },
} satisfies Meta<typeof Choosing>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Columns' }));
const shown = () => screen.getByTestId('shown').textContent;
const box = (name: string) => dialog().getByRole('checkbox', { name });
const announced = (text: string) =>
  waitFor(() => expect(screen.getByText(text, { ignore: 'script' })).toBeInTheDocument());
const grip = (name: string) => dialog().getByRole('button', { name: `Move ${name}` });

export const Default: Story = {};

export const States: Story = {};

export const FeaturesPinned: Story = {
  name: 'Features: columns that can be pinned',
  args: { defaultPinned: ['plan'] },
};

export const FeaturesPhone: Story = {
  name: 'Features: touch targets on a phone',
  globals: { viewport: { value: 'w390' } },
};

export const StressMany: Story = {
  name: 'Stress: many columns with long names scroll',
  args: { more: 20 },
};

export const BehaviourOpen: Story = {
  name: 'Behaviour: its button opens it',
  args: { defaultOpen: false },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Columns' }));
    await meta.play();
  },
};

export const BehaviourShow: Story = {
  name: 'Behaviour: columns are shown, hidden and reset; the first is locked',
  play: async (context) => {
    await meta.play();
    const { userEvent } = context;
    await userEvent.click(box('Created'));
    await expect(shown()).toBe('name place plan validUntil createdAt');
    await userEvent.click(box('Plan'));
    await expect(shown()).toBe('name place validUntil createdAt');
    await userEvent.click(box('Institute'));
    await expect(box('Institute')).toBeChecked();
    await expect(box('Institute')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog().getByRole('button', { name: 'Reset columns' }));
    await expect(shown()).toBe(usual.join(' '));
    await expect(dialog().queryByRole('button', { name: 'Reset columns' })).toBeNull();
  },
};

export const BehaviourPin: Story = {
  name: 'Behaviour: a pinned column comes first, keeps the focus, and can be unpinned',
  args: { defaultPinned: ['plan'], onPinnedChange: fn() },
  play: async (context) => {
    await meta.play();
    const { userEvent, args } = context;
    const order = () =>
      dialog()
        .getAllByRole('checkbox', { checked: true })
        .map((node) => node.closest('label')?.textContent);
    const pin = (name: string) => dialog().getByRole('button', { name: `Pin ${name}` });
    await expect(order()).toEqual(['Institute', 'Plan', 'Location', 'Valid until']);
    await expect(pin('Plan')).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog().queryByRole('button', { name: 'Pin Institute' })).toBeNull();
    await expect(dialog().queryByRole('button', { name: 'Pin Status' })).toBeNull();

    pin('Valid until').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPinnedChange).toHaveBeenLastCalledWith(['plan', 'validUntil']);
    await expect(order()).toEqual(['Institute', 'Plan', 'Valid until', 'Location']);
    await expect(pin('Valid until')).toHaveFocus();

    await userEvent.click(pin('Plan'));
    await expect(args.onPinnedChange).toHaveBeenLastCalledWith(['validUntil']);
    await expect(order()).toEqual(['Institute', 'Valid until', 'Location', 'Plan']);
    // What is not pinned stays behind what is.
    await userEvent.click(dialog().getByRole('button', { name: 'Move Location up' }));
    await expect(order()).toEqual(['Institute', 'Valid until', 'Location', 'Plan']);
  },
};

export const BehaviourKeepsFocus: Story = {
  name: 'Behaviour: Space keeps focus on the column that it shows or hides, and Reset keeps it in the chooser',
  play: async (context) => {
    await meta.play();
    const { userEvent } = context;
    for (const name of ['Created', 'Plan']) {
      const wasOn = box(name).matches(':checked');
      box(name).focus();
      await userEvent.keyboard(' ');
      await expect(box(name).matches(':checked')).toBe(!wasOn);
      await expect(box(name)).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(box(name)).toHaveFocus();
    }
    dialog().getByRole('button', { name: 'Reset columns' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Columns' })).toHaveFocus());
    await userEvent.tab();
    await expect(box('Institute')).toHaveFocus();
  },
};

export const BehaviourKeyboard: Story = {
  name: 'Behaviour: Space picks up a column, arrow keys move it, Escape cancels and keeps the chooser open',
  play: async (context) => {
    await meta.play();
    const { userEvent } = context;
    grip('Location').focus();
    await userEvent.keyboard(' ');
    await announced('Picked up Location at position 1 of 3.');
    await userEvent.keyboard('{ArrowDown}');
    await announced('Location: position 2 of 3.');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(shown()).toBe('name plan place validUntil'));
    await expect(grip('Location')).toHaveFocus();

    await userEvent.keyboard(' {ArrowDown}{Escape}');
    await announced('Move cancelled. Location is back in its place.');
    await expect(shown()).toBe('name plan place validUntil');
    await waitFor(() => expect(dialog().getByText('Institute')).toBeVisible());
  },
};

export const BehaviourButtons: Story = {
  name: 'Behaviour: buttons move a column by one position',
  play: async (context) => {
    await meta.play();
    const { userEvent } = context;
    await userEvent.click(dialog().getByRole('button', { name: 'Move Plan up' }));
    await expect(shown()).toBe('name plan place validUntil');
    const up = dialog().getByRole('button', { name: 'Move Plan up' });
    await expect(up).toHaveFocus();
    await expect(up).toHaveAccessibleDescription('It is the first.');
    await userEvent.click(dialog().getByRole('button', { name: 'Move Plan down' }));
    await expect(shown()).toBe(usual.join(' '));
  },
};

export const BehaviourDrag: Story = {
  name: 'Behaviour: a column is dragged by its handle',
  play: async () => {
    await meta.play();
    const from = grip('Location');
    const to = grip('Valid until').getBoundingClientRect();
    const { left, top } = from.getBoundingClientRect();
    const at = (clientX: number, clientY: number) => ({
      bubbles: true,
      clientX,
      clientY,
      isPrimary: true,
      button: 0,
    });
    const drag = (y: number) =>
      document.dispatchEvent(new PointerEvent('pointermove', at(left + 4, y)));
    from.dispatchEvent(new PointerEvent('pointerdown', at(left + 4, top + 4)));
    drag(top + 4 + (to.top - top) / 8);
    await announced('Picked up Location at position 1 of 3.');
    drag(to.top + 4);
    await announced('Location: position 3 of 3.');
    document.dispatchEvent(new PointerEvent('pointerup', at(left + 4, to.top + 4)));
    await waitFor(() => expect(shown()).toBe('name plan validUntil place'));
  },
};
