import '../../app/tailwind.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { ConflictView, type ConflictViewProps } from './conflict-view.tsx';

const conflicts = [
  { key: 'name', label: 'Name', yours: 'Lakeview Palace', theirs: 'Lakeview Grand' },
  { key: 'web site', label: 'Website', yours: '', theirs: 'https://lakeview.example' },
  {
    key: 'notes',
    label: 'Notes',
    yours: 'Call in the morning.\nAsk for Asha.',
    theirs: 'Write, do not call.',
  },
] as const;

/** Holds what is chosen, as a form does. */
function Chosen({ value: first, onChange, ...rest }: ConflictViewProps<string>) {
  const [value, setValue] = useState(first);
  return (
    <ConflictView
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
  title: 'Console/Forms/Conflict view',
  component: ConflictView,
  args: { conflicts, value: {}, onChange: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof ConflictView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesChosen: Story = {
  name: 'Features: some fields resolved',
  args: { value: { name: 'theirs' } },
};

export const Phone: Story = {
  args: { value: { name: 'theirs', notes: 'yours' } },
  globals: { viewport: { value: 'w390' } },
};

export const RightToLeft: Story = {
  name: 'Features: from right to left',
  globals: { direction: 'rtl' },
};

export const BehaviourChoose: Story = {
  name: 'Behaviour: fields are resolved one by one, by keyboard too, and the result follows',
  play: async ({ args, canvas, userEvent }) => {
    const name = within(canvas.getByRole('group', { name: 'Name' }));
    await expect(name.getByRole('radio', { name: 'Yours Lakeview Palace' })).toBeChecked();
    await expect(name.getByRole('status')).toHaveTextContent('Lakeview Palace');
    // After the two buttons.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(name.getByRole('radio', { name: 'Theirs Lakeview Grand' })).toBeChecked();
    await expect(name.getByRole('status')).toHaveTextContent('Lakeview Grand');
    await expect(args.onChange).toHaveBeenLastCalledWith({ name: 'theirs' });
    const website = within(canvas.getByRole('group', { name: 'Website' }));
    await expect(website.getByRole('radio', { name: 'Yours Empty' })).toBeChecked();
  },
};

export const BehaviourAll: Story = {
  name: 'Behaviour: keep all of one side',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep all of theirs' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      name: 'theirs',
      'web site': 'theirs',
      notes: 'theirs',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Keep all of mine' }));
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(3);
    await expect(canvas.getByRole('radio', { name: 'Yours Lakeview Palace' })).toBeChecked();
  },
};

export const BehaviourColumns: Story = {
  name: 'Behaviour: three columns, stacked when narrow',
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Chosen {...args} conflicts={conflicts.slice(0, 1)} />
      <div style={{ maxWidth: 280 }}>
        <Chosen {...args} conflicts={conflicts.slice(1, 2)} />
      </div>
    </div>
  ),
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas }) => {
    const tops = (group: string) => {
      const inside = canvas.getByRole('group', { name: group });
      const cells = inside.querySelectorAll('.ck-conflict-side, .ck-conflict-result');
      return new Set([...cells].map((cell) => Math.round(cell.getBoundingClientRect().top)));
    };
    await expect(tops('Name').size).toBe(1);
    await expect(tops('Website').size).toBe(3);
  },
};

export const StressLong: Story = {
  name: 'Stress: long unbroken text, narrow',
  args: {
    conflicts: Array.from({ length: 8 }, (_, line) => ({
      key: `line-${line}`,
      label: `Line ${line + 1} of the registered address`,
      yours: 'Verlängerungsmöglichkeiten'.repeat(4),
      theirs: 'The certificate shows another name. '.repeat(4),
    })),
  },
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <Chosen {...args} />
    </div>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
