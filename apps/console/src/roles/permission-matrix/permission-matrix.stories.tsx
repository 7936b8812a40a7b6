import '../../app/tailwind.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PermissionMatrix } from './permission-matrix.tsx';
import type { PermissionGroup, PermissionMatrixProps } from './permission-matrix.types.ts';

const columns = [
  {
    key: 'super',
    label: 'Super Admin',
    description: '3 users',
    disabledReason: 'Super Admin may do everything.',
  },
  { key: 'owner', label: 'Owner', description: '128 users' },
  { key: 'manager', label: 'Manager', description: '171 users' },
  { key: 'desk', label: 'Front Desk', description: '226 users' },
];

const groups: readonly PermissionGroup[] = [
  {
    key: 'bookings',
    label: 'Bookings',
    rows: [
      { key: 'booking.read', label: 'See the calendar' },
      {
        key: 'booking.update',
        label: 'Create and change a booking',
        requires: ['booking.read'],
      },
      { key: 'booking.cancel', label: 'Cancel a booking', requires: ['booking.update'] },
    ],
  },
  {
    key: 'money',
    label: 'Money',
    rows: [
      { key: 'invoice.create', label: 'Make bills and receipts' },
      {
        key: 'payment.refund',
        label: 'Refund a deposit',
        description: 'To the card it was paid with',
      },
    ],
  },
];

const all = groups.flatMap((group) => group.rows.map(({ key }) => key));
const saved = {
  super: all,
  owner: all,
  manager: ['booking.read', 'booking.update', 'invoice.create'],
  desk: ['booking.read'],
};

const onChange = fn();

/** Holds what is granted, as the form of the screen does. */
function Matrix({ value: first, onChange, ...rest }: PermissionMatrixProps) {
  const [value, setValue] = useState(first);
  return (
    <PermissionMatrix
      {...rest}
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Console/Roles/Permission matrix',
  component: PermissionMatrix,
  args: { label: 'Permissions of Hospitality', columns, groups, value: saved, saved, onChange },
  render: (args) => <Matrix {...args} />,
  beforeEach: () => onChange.mockClear(),
} satisfies Meta<typeof PermissionMatrix>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesCells: Story = {
  name: 'Features: changed cells, notes and cells that can’t be changed',
  args: {
    value: { ...saved, manager: ['booking.read', 'payment.refund'] },
    cellNote: (row, column) =>
      row === 'booking.cancel' && column === 'owner' ? 'Differs from the template.' : undefined,
    groups: groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) =>
        row.key === 'payment.refund' ? { ...row, disabledReason: 'Not in your plan.' } : row,
      ),
    })),
  },
  play: async ({ canvas }) => {
    const refund = canvas.getByRole('checkbox', { name: 'Refund a deposit, Manager' });
    await expect(refund).toHaveAttribute(
      'aria-description',
      'Changed: granted, not saved. Not in your plan.',
    );
    const locked = canvas.getByRole('checkbox', { name: 'Refund a deposit, Front Desk' });
    await userEvent.click(locked);
    await expect(locked).not.toBeChecked();
    await expect(locked).toHaveAttribute('aria-description', 'Not in your plan.');
  },
};

export const FeaturesFolded: Story = {
  name: 'Features: groups fold',
  play: async ({ canvas }) => {
    const group = canvas.getByRole('button', { name: /^Bookings/ });
    await userEvent.click(group);
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('row', { name: /See the calendar/ })).toBeNull();
    await userEvent.click(group);
    await expect(canvas.getByRole('row', { name: /See the calendar/ })).toBeVisible();
    await expect(group).toHaveFocus();
  },
};

export const FeaturesReadOnly: Story = {
  name: 'Features: all of it is read-only, and says why',
  args: { disabledReason: 'Only an owner can change this.' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'See the calendar, Manager' });
    await expect(box).toHaveAttribute('aria-description', 'Only an owner can change this.');
    await userEvent.click(box);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const FeaturesEmpty: Story = { name: 'Features: without permissions', args: { groups: [] } };

export const FeaturesPhone: Story = {
  name: 'Features: a list of one role on a phone, whose groups fold',
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const [group, nextGroup] = canvas.getAllByRole('button', { expanded: true });
    if (!group || !nextGroup) throw new Error('There are groups.');
    const calendar = canvas.getByRole('checkbox', { name: /^See the calendar/ });
    await expect(group).toHaveAccessibleName(/^Bookings/);
    await userEvent.click(group);
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(nextGroup).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(calendar.checkVisibility()).toBe(false));
    await userEvent.click(group);
    await waitFor(() => expect(calendar.checkVisibility()).toBe(true));
  },
};

export const BehaviourKeyboard: Story = {
  name: 'Behaviour: one tab stop; arrow keys, Home and End move, Space changes',
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await userEvent.tab();
    await expect(box('All of Super Admin')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    await expect(box('All of Bookings, Manager')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(box('Cancel a booking, Manager')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        manager: ['booking.read', 'booking.update', 'booking.cancel', 'invoice.create'],
      }),
    );
    await userEvent.keyboard('{Home}');
    await expect(box('All of Cancel a booking')).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(box('Refund a deposit, Front Desk')).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(box('Refund a deposit, Front Desk')).toHaveFocus();
  },
};

export const BehaviourHeads: Story = {
  name: 'Behaviour: the box of a row, a column or a group changes all that can be changed',
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole<HTMLInputElement>('checkbox', { name });
    await expect(box('All of Front Desk').indeterminate).toBe(true);
    await userEvent.click(box('All of Front Desk'));
    await expect(onChange).toHaveBeenLastCalledWith({ ...saved, desk: all });
    await userEvent.click(box('All of Money, Front Desk'));
    await expect(onChange).toHaveBeenLastCalledWith({ ...saved, desk: all.slice(0, 3) });
    await userEvent.click(box('All of See the calendar'));
    await expect(onChange).toHaveBeenLastCalledWith({
      super: all,
      owner: ['invoice.create', 'payment.refund'],
      manager: ['invoice.create'],
      desk: [],
    });
    await expect(box('All of Super Admin')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const BehaviourRequires: Story = {
  name: 'Behaviour: what a permission needs is granted with it',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cancel a booking, Front Desk' }));
    const row = canvas.getByRole('row', { name: /Create and change a booking/ });
    await expect(
      within(row).getByRole('checkbox', { name: 'Create and change a booking, Front Desk' }),
    ).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'See the calendar, Front Desk' }));
    await expect(onChange).toHaveBeenLastCalledWith({ ...saved, desk: [] });
  },
};

export const StressRightToLeft: Story = {
  name: 'Stress: many roles, long and Hindi names, from right to left',
  globals: { direction: 'rtl' },
  args: {
    columns: Array.from({ length: 12 }, (_, at) => ({
      key: String(at),
      label: at % 2 ? 'राजस्व प्रबंधक' : 'Assistant to the general manager of Tiruvannamalai',
    })),
    groups: groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({
        ...row,
        label: `${row.label} · बुकिंग रद्द करें और उसे फिर से शुरू करें`,
      })),
    })),
  },
};
