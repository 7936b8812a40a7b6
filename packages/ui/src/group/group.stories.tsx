import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { rightToLeft } from '../testing/right-to-left.tsx';
import { Group, type GroupAlign, type GroupJustify, groupAligns, groupJustifies } from './index.ts';

const aligns = Object.keys(groupAligns) as GroupAlign[];
const justifies = Object.keys(groupJustifies) as GroupJustify[];

const meta = {
  title: 'Basics/Group',
  component: Group,
  args: {
    children: [
      <Button key="save">Save</Button>,
      <Button key="cancel" variant="secondary">
        Cancel
      </Button>,
    ],
  },
  argTypes: {
    gap: { control: 'select', options: [0, 2, 4, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48] },
    align: { control: 'inline-radio', options: aligns },
    justify: { control: 'inline-radio', options: justifies },
  },
} satisfies Meta<typeof Group>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesRightToLeft: Story = {
  name: 'Features: right to left',
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const left = (name: string) =>
      canvas.getByRole('button', { name }).getBoundingClientRect().left;
    await expect(left('Save')).toBeGreaterThan(left('Cancel'));
  },
};

export const States: Story = {
  render: () => (
    <div className="sheet">
      {justifies.map((justify) => (
        <Group key={justify} justify={justify}>
          <Button variant="secondary">{justify}</Button>
          <Badge>Clean</Badge>
          <Badge>Occupied</Badge>
        </Group>
      ))}
      {aligns.map((align) => (
        <Group key={align} align={align}>
          <Button size="lg" variant="secondary">
            {align}
          </Button>
          <Button size="sm" variant="secondary">
            Check in
          </Button>
        </Group>
      ))}
    </div>
  ),
};

export const BehaviourWraps: Story = {
  name: 'Behaviour: those without room go to the next row, with the same space',
  args: {
    gap: 12,
    style: { width: 200 },
    children: ['Arrivals', 'Departures', 'Rooms'].map((name) => (
      <Button key={name} variant="secondary">
        {name}
      </Button>
    )),
  },
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect();
    const [arrivals, departures, rooms] = [box('Arrivals'), box('Departures'), box('Rooms')];
    await expect(departures.left - arrivals.right).toBe(12);
    await expect(rooms.top - arrivals.bottom).toBe(12);
    await expect(rooms.left).toBe(arrivals.left);
  },
};

export const StressLong: Story = {
  name: 'Stress: long words on a narrow screen',
  render: () => (
    <div className="sheet-narrow">
      <Group justify="between">
        <div>Everythingthataguestofthehouseboats could want to know of the rules</div>
        <Badge>Clean</Badge>
      </Group>
    </div>
  ),
};
