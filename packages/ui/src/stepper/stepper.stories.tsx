import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Stepper, type StepperItem, stepperOrientations } from './index.ts';

const items: readonly StepperItem[] = [
  { key: 'business', label: 'Business' },
  { key: 'owner', label: 'Owner' },
  { key: 'plan', label: 'Plan' },
  { key: 'review', label: 'Review' },
];

const described: readonly StepperItem[] = [
  { key: 'business', label: 'Business', description: 'Name, type and address' },
  { key: 'owner', label: 'Owner', description: 'Who gets the invitation', state: 'error' },
  { key: 'plan', label: 'Plan', description: 'Starts with a trial' },
  { key: 'review', label: 'Review', description: 'Check and create' },
];

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: { label: 'Add institute', items, defaultValue: 'plan' },
  argTypes: {
    orientation: { control: 'inline-radio', options: Object.keys(stepperOrientations) },
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesDescriptions: Story = {
  name: 'Features: descriptions, and a step to correct',
  args: { items: described },
};

export const FeaturesVertical: Story = {
  name: 'Features: vertical, with more about a step',
  args: {
    orientation: 'vertical',
    defaultValue: 'owner',
    items: items.map((item) =>
      item.key === 'owner'
        ? { ...item, content: <Button size="sm">Send the invitation again</Button> }
        : item,
    ),
  },
};

const sheet = (
  <div className="sheet">
    <Stepper label="First" items={items} defaultValue="business" />
    <Stepper label="With an error" items={described} defaultValue="plan" onChange={fn()} />
    <Stepper label="All done" items={items} value="none" />
    <div className="sheet-narrow">
      <Stepper label="Narrow" items={described} defaultValue="plan" />
    </div>
    <Stepper label="Vertical" items={described} defaultValue="plan" orientation="vertical" />
  </div>
);

export const States: Story = { render: () => sheet };

export const BehaviourRead: Story = {
  name: 'Behaviour: says the state of each step in words, and which one is current',
  args: { items: described },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 3 of 4')).toBeVisible();
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'step',
      null,
    ]);
    await expect(steps[0]).toHaveTextContent('Business, Completed');
    await expect(steps[1]).toHaveTextContent('Owner, Needs correction');
    await expect(steps[3]).toHaveTextContent('Review, Not started');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const onChange = fn();

export const BehaviourChoose: Story = {
  name: 'Behaviour: a step is chosen by click and by keyboard, one with a reason is not',
  args: {
    items: items.map((item) =>
      item.key === 'review' ? { ...item, disabledReason: 'Choose a plan first.' } : item,
    ),
    onChange,
  },
  play: async ({ canvas }) => {
    onChange.mockClear();
    const current = () =>
      canvas.getAllByRole('listitem').findIndex((step) => step.hasAttribute('aria-current'));
    await userEvent.click(canvas.getByRole('button', { name: /^Business/ }));
    await expect(onChange.mock.calls).toEqual([['business']]);
    await expect(current()).toBe(0);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith('owner');
    await expect(current()).toBe(1);
    const review = canvas.getByRole('button', { name: /^Review/ });
    await expect(review).toHaveAttribute('aria-disabled', 'true');
    await expect(review).toHaveAccessibleDescription('Choose a plan first.');
    await userEvent.click(review);
    await expect(onChange).toHaveBeenCalledTimes(2);
  },
};

export const BehaviourControlled: Story = {
  name: 'Behaviour: a controlled stepper stays where its parent says',
  render: function Controlled() {
    const [step, setStep] = useState('business');
    return (
      <Stepper
        label="Add institute"
        items={items}
        value={step}
        onChange={(key) => {
          if (key !== 'review') setStep(key);
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Review/ }));
    await expect(canvas.getByText('Step 1 of 4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Plan/ }));
    await expect(canvas.getByText('Step 3 of 4')).toBeVisible();
  },
};

export const BehaviourLate: Story = {
  name: 'Behaviour: steps that come late begin with the first',
  render: function Late() {
    const [shown, setShown] = useState<readonly StepperItem[]>([]);
    return (
      <>
        <Stepper label="Add institute" items={shown} onChange={fn()} />
        <Button onClick={() => setShown(items)}>Load</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expect(await canvas.findByText('Step 1 of 4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Plan/ }));
    await expect(canvas.getByText('Step 3 of 4')).toBeVisible();
  },
};

export const BehaviourLinks: Story = {
  name: 'Behaviour: steps with an address are links',
  args: { items: items.map((item) => ({ ...item, href: `#${item.key}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Owner/ })).toHaveAttribute('href', '#owner');
  },
};

export const StressNarrow: Story = {
  name: 'Stress: seven long steps, narrow',
  render: () => (
    <div className="sheet-narrow">
      <Stepper
        label="पंजीकरण"
        defaultValue="3"
        items={Array.from({ length: 7 }, (_, index) => ({
          key: String(index),
          label:
            index === 3
              ? 'सदस्यता और भुगतान का विवरण'
              : 'Registration certificates and representatives',
        }))}
      />
    </div>
  ),
};
