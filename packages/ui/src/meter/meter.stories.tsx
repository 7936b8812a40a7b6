import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rightToLeft } from '../testing/right-to-left.tsx';
import { Meter, type MeterTone, meterTones } from './index.ts';

const meta = {
  title: 'Data/Meter',
  component: Meter,
  args: { label: 'Users', value: 12, max: 40, valueText: '12 of 40' },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <div className="sheet">
      <Meter label="None" value={0} max={40} valueText="0 of 40" />
      <Meter label="Some" value={12} max={40} valueText="12 of 40" />
      <Meter label="Near" value={36} max={40} valueText="36 of 40" />
      <Meter label="All" value={40} max={40} valueText="40 of 40" />
      <Meter label="Without words" value={12} max={40} />
    </div>
  ),
};

export const FeaturesTones: Story = {
  name: 'Features: tones',
  render: (args) => (
    <div className="sheet">
      {(Object.keys(meterTones) as MeterTone[]).map((tone) => (
        <Meter key={tone} {...args} label={tone} tone={tone} />
      ))}
    </div>
  ),
};

export const BehaviourValue: Story = {
  name: 'Behaviour: it has a name, a limit and a value in words, and its bar is the share',
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Users' });
    await expect(meter).toHaveAttribute('aria-valuenow', '12');
    await expect(meter).toHaveAttribute('aria-valuemax', '40');
    await expect(meter).toHaveAttribute('aria-valuetext', '12 of 40');
    const [bar, track] = [meter.querySelector('rect'), meter.querySelector('svg')];
    const width = (element: Element | null) => element?.getBoundingClientRect().width ?? 0;
    await expect(width(bar)).toBeCloseTo(width(track) * 0.3, 0);
  },
};

export const BehaviourThresholds: Story = {
  name: 'Behaviour: its tone is of the share, and more than the limit is the limit',
  render: () => (
    <>
      <Meter label="Below" value={31} max={40} />
      <Meter label="Near" value={32} max={40} />
      <Meter label="Above" value={45} max={40} valueText="45 of 40" />
      <Meter label="Nothing allowed" value={1} max={0} />
      <Meter label="Nothing used" value={0} max={0} />
    </>
  ),
  play: async ({ canvas }) => {
    const expectTone = (name: string, tone: MeterTone) =>
      expect(canvas.getByRole('meter', { name })).toHaveClass(`bk-tone-${tone}`);
    await expectTone('Below', 'info');
    await expectTone('Near', 'warning');
    await expectTone('Above', 'danger');
    await expectTone('Nothing allowed', 'danger');
    await expectTone('Nothing used', 'info');
    const above = canvas.getByRole('meter', { name: 'Above' });
    await expect(above).toHaveAttribute('aria-valuenow', '40');
    await expect(above).toHaveAttribute('aria-valuetext', '45 of 40');
  },
};

export const FeaturesRightToLeft: Story = {
  name: 'Features: right to left',
  decorators: [rightToLeft],
  args: { label: 'المستخدمون', valueText: '12 من 40' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter');
    const right = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
    await expect(right(meter.querySelector('rect'))).toBeCloseTo(right(meter), 0);
  },
};

export const StressNarrow: Story = {
  name: 'Stress: narrow, with long words',
  render: (args) => (
    <div className="sheet-narrow">
      <Meter {...args} valueText="Twelve thousand three hundred of forty thousand" />
    </div>
  ),
};
