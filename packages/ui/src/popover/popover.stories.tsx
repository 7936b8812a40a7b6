import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Modal } from '../modal/index.ts';
import { backdrop, gone } from '../testing/modal-stage.tsx';
import { TextField } from '../text-field/index.ts';
import { Popover, type PopoverSize, popoverSizes } from './index.ts';

const onOpenChange = fn();

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    label: 'Share this report',
    trigger: <Button icon="external-link">Share</Button>,
    defaultOpen: true,
    children: (
      <>
        <TextField label="Email address" name="email" />
        <Checkbox label="Send it every month" name="monthly" />
      </>
    ),
  },
  argTypes: {
    size: { control: 'inline-radio', options: Object.keys(popoverSizes) },
    trigger: { control: false },
    children: { control: false },
  },
  beforeEach: () => {
    onOpenChange.mockClear();
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const popover = (name = 'Share this report') => screen.findByRole('dialog', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {};

export const FeaturesSides: Story = {
  name: 'Features: on any side',
  args: { defaultOpen: false },
  render: () => (
    <div className="sheet-row" style={{ padding: 96 }}>
      {(['top', 'end', 'bottom', 'start'] as const).map((side) => (
        <Popover key={side} label={side} side={side} size="sm" trigger={<Button>{side}</Button>}>
          At the {side} of its button.
        </Popover>
      ))}
    </div>
  ),
};

function Fields() {
  const [open, setOpen] = useState(true);
  const name = useRef<HTMLInputElement>(null);
  return (
    <Popover
      label="Rename"
      open={open}
      onOpenChange={(isOpen) => {
        onOpenChange(isOpen);
        setOpen(isOpen);
      }}
      initialFocus={name}
      trigger={<IconButton icon="pencil" label="Rename" size="md" />}
    >
      <Button color="transparent" onClick={() => setOpen(false)}>
        Done
      </Button>
      <TextField label="Name" name="name" ref={name} />
    </Popover>
  );
}

export const FeaturesControlled: Story = {
  name: 'Features: opened and closed by its owner, with the focus on a field',
  render: () => <Fields />,
};

export const States: Story = {
  render: () => (
    <div className="sheet-row" style={{ minHeight: 320 }}>
      {(Object.keys(popoverSizes) as PopoverSize[]).map((size) => (
        <Popover key={size} label={size} size={size} trigger={<Button>{size}</Button>}>
          {popoverSizes[size]}
        </Popover>
      ))}
      <Popover
        label="Blocked"
        trigger={<Button disabledReason="You can’t share reports.">Blocked</Button>}
      />
    </div>
  ),
};

export const StatesDark: Story = { ...Default, name: 'States: dark', globals: { theme: 'dark' } };

export const StatesPhone: Story = {
  name: 'States: on a phone',
  globals: { viewport: { value: 'w390' } },
  args: { size: 'lg' },
};

export const BehaviourKeyboard: Story = {
  name: 'Behaviour: the keyboard opens it, Tab stays inside, Escape closes it and returns focus',
  args: { defaultOpen: false, onOpenChange },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Share' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const surface = await popover();
    await waitFor(() => expect(screen.getByLabelText('Email address')).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    for (let presses = 0; presses < 3; presses += 1) {
      await userEvent.tab();
      await expect(surface).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(onOpenChange.mock.calls.map(([open]) => open)).toEqual([true, false]);
  },
};

export const BehaviourOutside: Story = {
  name: 'Behaviour: a click on the page closes it and reaches the page',
  args: { onOpenChange },
  render: (args) => (
    <>
      <Popover {...args} />
      <Button onClick={() => onOpenChange('page')}>On the page</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await popover();
    await userEvent.click(canvas.getByRole('button', { name: 'On the page' }));
    await closed();
    await expect(onOpenChange.mock.calls.map(([open]) => open)).toEqual(['page', false]);
  },
};

export const BehaviourControlled: Story = {
  name: 'Behaviour: its owner focuses a field, and closes it',
  render: () => <Fields />,
  play: async ({ canvas, userEvent }) => {
    await popover('Rename');
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await closed();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rename' })).toHaveFocus());
    await expect(onOpenChange).not.toHaveBeenCalled();
  },
};

export const BehaviourBlocked: Story = {
  name: 'Behaviour: a trigger with a disabled reason opens nothing',
  args: {
    defaultOpen: false,
    trigger: <Button disabledReason="You can’t share reports.">Share</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Share' });
    await userEvent.click(trigger);
    trigger.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const BehaviourInModal: Story = {
  name: 'Behaviour: in a modal, a click on the backdrop and Escape close only the popover',
  render: (args) => (
    <Modal open header={{ text: 'Edit report' }}>
      <Popover {...args} defaultOpen={false} />
    </Modal>
  ),
  play: async ({ userEvent }) => {
    const modal = await screen.findByRole('dialog', { name: 'Edit report' });
    const trigger = screen.getByRole('button', { name: 'Share' });
    const isClosed = () =>
      waitFor(() => expect(screen.queryByRole('dialog', { name: 'Share this report' })).toBeNull());
    for (const close of [() => userEvent.click(backdrop()), () => userEvent.keyboard('{Escape}')]) {
      await userEvent.click(trigger);
      await popover();
      await close();
      await isClosed();
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(modal).not.toHaveAttribute('inert');
    }
    await userEvent.click(backdrop());
    await gone();
  },
};

export const BehaviourDirection: Story = {
  name: 'Behaviour: has the direction of the page, also when its owner opens it',
  globals: { direction: 'rtl' },
  play: async () => {
    await expect(await popover()).toHaveAttribute('dir', 'rtl');
  },
};

export const StressNarrow: Story = {
  name: 'Stress: long words at 320 px, from right to left',
  globals: { viewport: { value: 'w320' }, direction: 'rtl' },
  parameters: {
    viewport: {
      options: { w320: { name: '320 px', styles: { width: '320px', height: '568px' } } },
    },
  },
  args: {
    size: 'lg',
    children: (
      <>
        <TextField label="Email address" name="email" />
        {`${'Verlängerungsmöglichkeiten'.repeat(4)} आगंतुकों के लिए उपलब्ध सभी सुविधाएँ `.repeat(12)}
      </>
    ),
  },
  play: async () => {
    const surface = await popover();
    await Promise.all(surface.getAnimations().map((animation) => animation.finished));
    await waitFor(() => {
      const { left, right, bottom } = surface.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(320);
      expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
    await expect(surface.scrollWidth).toBeLessThanOrEqual(surface.clientWidth);
  },
};
