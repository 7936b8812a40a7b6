import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { TableCell } from './index.ts';

const meta = {
  title: 'Data/TableCell',
  component: TableCell,
  args: { children: 'Lake Pichola House' },
} satisfies Meta<typeof TableCell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesMediaAndAside: Story = {
  name: 'Features: media and aside',
  args: { media: <Avatar name="Lake Pichola House" shape="arch" />, aside: 'LPH' },
};

export const States: Story = {
  render: () => (
    <>
      <p>
        <TableCell aside="113 days">14 Mar 2027</TableCell>
      </p>
      <p>
        <TableCell aside="9 days" asideTone="warning">
          30 Nov 2026
        </TableCell>
      </p>
      <p>
        <TableCell aside="3 days over" asideTone="danger">
          18 Nov 2026
        </TableCell>
      </p>
    </>
  ),
};

export const BehaviourReadsAsOneSentence: Story = {
  name: 'Behaviour: text and aside are read separately',
  args: { children: '30 Nov 2026', aside: '9 days', asideTone: 'warning' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('30 Nov 2026 9 days');
  },
};

export const StressLong: Story = {
  name: 'Stress: a long name in a narrow cell',
  render: () => (
    <div className="sheet-narrow">
      <TableCell media={<Avatar name="Sri Venkateswara" shape="arch" />} aside="SVG">
        Sri Venkateswara Guest House and Convention Centre, Tiruvannamalai
      </TableCell>
    </div>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByText(/^Sri/).getBoundingClientRect();
    const note = canvas.getByText('SVG').getBoundingClientRect();
    // The whole width beside the picture is the name's.
    await expect(note.top).toBeGreaterThanOrEqual(name.bottom);
    await expect(note.left).toBe(name.left);
  },
};
