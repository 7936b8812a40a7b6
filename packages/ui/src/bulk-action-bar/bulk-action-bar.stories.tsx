import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/index.ts';
import { rightToLeft } from '../testing/right-to-left.tsx';
import { BulkActionBar } from './index.ts';

const actions = (
  <>
    <Button color="transparent" size="sm" icon="circle-dot-dashed">
      Change status
    </Button>
    <Button color="transparent" size="sm" icon="tags">
      Tags
    </Button>
    <Button color="transparent" size="sm" icon="download">
      Export
    </Button>
  </>
);

const meta = {
  title: 'Data/BulkActionBar',
  component: BulkActionBar,
  args: { count: 3, onClear: fn(), children: actions },
  argTypes: { children: { control: false }, more: { control: false } },
} satisfies Meta<typeof BulkActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesMore: Story = {
  name: 'Features: select all matching',
  args: {
    more: (
      <Button color="transparent" variant="secondary" size="sm">
        Select all 5,012 matching
      </Button>
    ),
  },
};

export const FeaturesHeld: Story = {
  name: 'Features: too many rows for an action',
  args: {
    count: 5012,
    children: (
      <Button
        color="transparent"
        size="sm"
        icon="circle-dot-dashed"
        disabledReason="Up to 100 at a time. 5,012 are selected."
      >
        Change status
      </Button>
    ),
  },
};

export const States: Story = {
  render: (args) => (
    <div className="sheet">
      <BulkActionBar {...args} />
      <BulkActionBar {...args} {...FeaturesMore.args} />
      <BulkActionBar {...args} {...FeaturesHeld.args} />
    </div>
  ),
};

export const StatesNarrow: Story = {
  ...States,
  name: 'States: on a phone',
  globals: { viewport: { value: 'w390' } },
};

export const StatesRtl: Story = {
  name: 'States: from right to left',
  decorators: [rightToLeft],
};

function Selecting({ onClear, ...rest }: ComponentProps<typeof BulkActionBar>) {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Select one more</Button>
      <BulkActionBar
        {...rest}
        count={count}
        onClear={() => {
          setCount(0);
          onClear();
        }}
      />
    </>
  );
}

export const BehaviourCount: Story = {
  name: 'Behaviour: appears with the first row, announces the count, disappears when cleared',
  render: (args) => <Selecting {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button', { name: 'Tags' })).toBeNull();
    const more = canvas.getByRole('button', { name: 'Select one more' });
    await userEvent.click(more);
    await userEvent.click(more);
    // The same live region as before the first row, so it is announced.
    await expect(status).toHaveTextContent('2 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await expect(status).toBeEmptyDOMElement();
    await expect(more).toHaveFocus();
  },
};

function escapeHandled(): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  event.preventDefault();
  return event;
}

export const BehaviourHint: Story = {
  name: 'Behaviour: the key that leads to the bar is announced after the count, and Escape leads back',
  args: { description: 'Press B for actions.', onEscape: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected. Press B for actions.');
    canvas.getByRole('button', { name: 'Tags' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onEscape).toHaveBeenCalledTimes(1);
    // One that has hidden a tooltip does nothing else.
    canvas.getByRole('button', { name: 'Tags' }).dispatchEvent(escapeHandled());
    await expect(args.onEscape).toHaveBeenCalledTimes(1);
  },
};

export const BehaviourGrouping: Story = {
  name: 'Behaviour: large counts use Indian grouping',
  args: { count: 123456 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1,23,456 selected');
  },
};

export const StressMany: Story = {
  name: 'Stress: more actions than fit on a line',
  args: {
    children: [...'ABCDEFGHI'].map((letter) => (
      <Button key={letter} color="transparent" size="sm">
        {`Action ${letter}`}
      </Button>
    )),
  },
  render: (args) => (
    <div className="sheet-narrow">
      <BulkActionBar {...args} />
    </div>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
