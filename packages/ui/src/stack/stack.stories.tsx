import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Stack, type StackAlign, stackAligns } from './index.ts';

const aligns = Object.keys(stackAligns) as StackAlign[];

const meta = {
  title: 'Basics/Stack',
  component: Stack,
  args: {
    children: [
      <Card key="arrivals" title="Arrivals" />,
      <Card key="departures" title="Departures" />,
      <Card key="rooms" title="Rooms to clean" />,
    ],
  },
  argTypes: {
    gap: { control: 'select', options: [0, 2, 4, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48] },
    align: { control: 'inline-radio', options: aligns },
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesList: Story = {
  name: 'Features: a list, by its own element',
  args: {
    render: <ul aria-label="Rooms" style={{ margin: 0, padding: 0, listStyle: 'none' }} />,
    gap: 8,
    children: ['101', '102', '103'].map((room) => <li key={room}>{room}</li>),
  },
  play: async ({ canvas }) => {
    const rooms = canvas.getByRole('list', { name: 'Rooms' });
    await expect(rooms).toHaveClass('bk-stack', 'bk-gap-8');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const States: Story = {
  render: () => (
    <div className="sheet">
      {aligns.map((align) => (
        <Stack key={align} align={align} gap={4}>
          <Button variant="secondary">{align}</Button>
          <Button variant="secondary">Check in</Button>
        </Stack>
      ))}
    </div>
  ),
};

/** Returns the space between each child and the next. */
const spaces = (stack: Element | null) => {
  const boxes = [...(stack?.children ?? [])].map((child) => child.getBoundingClientRect());
  return boxes.slice(1).map(({ top }, at) => top - (boxes[at]?.bottom ?? 0));
};

export const BehaviourGap: Story = {
  name: 'Behaviour: the same space between all, and one inside of another has its own',
  args: {
    gap: 24,
    className: 'outer',
    children: [
      <Card key="a" title="Arrivals" />,
      <Stack key="b" className="inner">
        <Card title="Departures" />
        <Card title="Rooms to clean" />
      </Stack>,
      <Card key="c" title="Messages" />,
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(spaces(canvasElement.querySelector('.outer'))).toEqual([24, 24]);
    await expect(spaces(canvasElement.querySelector('.inner'))).toEqual([16]);
  },
};

export const StressLong: Story = {
  name: 'Stress: long words on a narrow screen',
  render: () => (
    <div className="sheet-narrow">
      <Stack>
        <Card title="RegistrationCertificatesAndRepresentativesOfTheHouse" />
        <Card title="श्री वेंकटेश्वर अतिथि गृह एवं सम्मेलन केंद्र" />
      </Stack>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const stack = canvasElement.querySelector('.bk-stack');
    await expect(stack?.scrollWidth).toBe(stack?.clientWidth);
  },
};
