import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { DataGrid, type DataGridEdit } from '../data-grid/index.ts';
import { DatePicker } from '../date-picker/index.ts';
import { rightToLeft } from '../testing/right-to-left.tsx';
import { TextField } from '../text-field/index.ts';
import { type FieldChange, SaveBar, type SaveState, saveStates } from './index.ts';

const changes: readonly FieldChange[] = [
  { label: 'Name', before: 'Lakeview Residency', after: 'Lakeview Palace' },
  { label: 'Website', before: '', after: 'https://lakeview.example' },
  { label: 'Notes', before: 'Call in the morning.', after: '' },
];

const onSubmit = fn();

/** The bar in its form. */
function InForm(props: ComponentProps<typeof SaveBar>) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField label="City" />
      <SaveBar {...props} />
    </form>
  );
}

const meta = {
  title: 'Forms/SaveBar',
  component: SaveBar,
  args: { changes, onDiscard: fn(), state: 'idle' },
  argTypes: { state: { control: 'inline-radio', options: Object.keys(saveStates) } },
  beforeEach: () => {
    onSubmit.mockClear();
  },
  render: (args) => <InForm {...args} />,
} satisfies Meta<typeof SaveBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesName: Story = {
  name: 'Features: custom save label',
  args: { saveLabel: 'Save rates' },
};

export const States: Story = {
  render: (args) => (
    <div className="sheet">
      <InForm {...args} changes={[]} />
      {(Object.keys(saveStates) as SaveState[]).map((state) => (
        <InForm key={state} {...args} state={state} />
      ))}
    </div>
  ),
};

export const StatesNarrow: Story = {
  name: 'States: on a phone',
  globals: { viewport: { value: 'w390' } },
  args: { state: 'waiting' },
};

export const StatesRtl: Story = {
  name: 'States: from right to left',
  decorators: [rightToLeft],
};

export const BehaviourReview: Story = {
  name: 'Behaviour: Review shows each field before and after, and sums below',
  args: { totals: [{ label: 'March 2027', before: '₹4,200', after: '₹4,500' }] },
  play: async ({ canvas, userEvent }) => {
    const review = canvas.getByRole('button', { name: 'Review' });
    await expect(review).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(review);
    await expect(review).toHaveAttribute('aria-expanded', 'true');
    const rows = within(canvas.getByRole('group', { name: 'Changes' })).getAllByRole('row');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'FieldBeforeAfter',
      'NameLakeview ResidencyLakeview Palace',
      'WebsiteEmptyhttps://lakeview.example',
      'NotesCall in the morning.Empty',
      'March 2027₹4,200₹4,500',
    ]);
  },
};

export const BehaviourKeys: Story = {
  name: 'Behaviour: Ctrl+S, ⌘S and Enter in a field save',
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Meta>}s{/Meta}');
    await expect(onSubmit).toHaveBeenCalledTimes(2);
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Goa{Enter}');
    await expect(onSubmit).toHaveBeenCalledTimes(3);
  },
};

const onSave = fn();

/** A form whose fields say what is typed once they are left. */
function OnLeave() {
  const [day, setDay] = useState('');
  const [edits, setEdits] = useState<readonly DataGridEdit[]>([]);
  const changes = [day, ...edits.map(({ text }) => text)].filter(Boolean);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(changes);
      }}
    >
      <DatePicker label="Day" today="2026-11-22" value={day} onChange={setDay} />
      <DataGrid
        label="Rates"
        rows={[{ key: 'a', label: 'Lake Room' }]}
        columns={[{ key: '1', label: '22 Nov' }]}
        cell={() => ({ text: '4,950' })}
        onEdit={setEdits}
      />
      <SaveBar
        changes={changes.map((after) => ({ label: 'Change', before: '', after }))}
        onDiscard={fn()}
      />
    </form>
  );
}

export const BehaviourTyped: Story = {
  name: 'Behaviour: Ctrl+S takes what is being typed, whatever letters the keyboard has',
  render: () => <OnLeave />,
  beforeEach: () => onSave.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const save = () =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'ы',
          code: 'KeyS',
          ctrlKey: true,
          bubbles: true,
          cancelable: true,
        }),
      );
    const day = canvas.getByRole('textbox', { name: 'Day' });
    await userEvent.type(day, '14 Mar 2027');
    await expect(save()).toBe(false);
    await expect(onSave).toHaveBeenLastCalledWith(['2027-03-14']);
    await expect(day).toHaveFocus();
    await userEvent.click(canvas.getByText('4,950'));
    await userEvent.keyboard('5200');
    save();
    await expect(onSave).toHaveBeenLastCalledWith(['2027-03-14', '5200']);
    await expect(canvas.getByText('4,950').closest('[role=gridcell]')).toHaveFocus();
  },
};

export const BehaviourNothing: Story = {
  name: 'Behaviour: with nothing to save it says so, and the browser’s save dialog stays closed',
  args: { changes: [] },
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save changes' });
    await expect(save).toHaveAccessibleDescription('No changes to save.');
    const isFree = document.dispatchEvent(
      new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true, bubbles: true }),
    );
    await expect(isFree).toBe(false);
    await userEvent.click(save);
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Goa{Enter}');
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Discard' })).toBeNull();
  },
};

export const BehaviourSaving: Story = {
  name: 'Behaviour: a running save is not submitted twice',
  args: { state: 'saving' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Control>}s{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

function Typed() {
  const [text, setText] = useState('');
  const [state, setState] = useState<SaveState>('idle');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setState(state === 'waiting' ? 'idle' : 'waiting');
      }}
    >
      <TextField label="City" value={text} onChange={({ target }) => setText(target.value)} />
      <SaveBar
        changes={text ? [{ label: 'City', before: '', after: text }] : []}
        onDiscard={() => setText('')}
        state={state}
      />
    </form>
  );
}

export const BehaviourSays: Story = {
  name: 'Behaviour: announces the count and a failed save; Try again replaces Save',
  render: () => <Typed />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('No changes');
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Goa');
    await expect(status).toHaveTextContent('1 change');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(status).toHaveTextContent('Not saved. Your changes are kept.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(status).not.toHaveTextContent('Not saved');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(status).toHaveTextContent('No changes');
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveFocus();
  },
};

export const BehaviourSticky: Story = {
  name: 'Behaviour: sticks to the bottom of the scroll container',
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the arrow keys.
    <section aria-label="Form" tabIndex={0} style={{ height: 300, overflow: 'auto' }}>
      <form>
        {[...'ABCDEFGHIJKL'].map((line) => (
          <TextField key={line} label={`Line ${line}`} />
        ))}
        <SaveBar {...args} />
      </form>
    </section>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group', { name: 'Unsaved changes' });
    const frame = canvas.getByRole('region', { name: 'Form' });
    await expect(frame.scrollHeight).toBeGreaterThan(frame.clientHeight);
    await expect(bar.getBoundingClientRect().bottom).toBeCloseTo(
      frame.getBoundingClientRect().bottom,
      0,
    );
    // Its shadow falls on what is under it, and on nothing beside it.
    const shadow = () => getComputedStyle(bar, '::after').boxShadow;
    await waitFor(() => expect(shadow()).not.toBe('none'));
    await expect(getComputedStyle(bar).clipPath).toBe('inset(-24px 0px 0px)');
    frame.scrollTo(0, frame.scrollHeight);
    await waitFor(() => expect(shadow()).toBe('none'));
  },
};

export const StressMany: Story = {
  name: 'Stress: many long changes, narrow',
  args: {
    changes: Array.from({ length: 30 }, (_, line) => ({
      label: `Line ${line + 1} of the registered address`,
      before: 'Verlängerungsmöglichkeiten'.repeat(3),
      after: 'The certificate shows another name. '.repeat(4),
    })),
  },
  render: (args) => (
    <div className="sheet-narrow">
      <InForm {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    const review = canvas.getByRole('group', { name: 'Changes' });
    await expect(review.getBoundingClientRect().height).toBeLessThanOrEqual(320);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
