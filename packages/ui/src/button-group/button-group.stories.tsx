import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { ButtonGroup } from './index.ts';

const children = [
  <Button key="day" variant="secondary" color="transparent">
    Day
  </Button>,
  <Button key="week" variant="secondary" color="transparent">
    Week
  </Button>,
  <IconButton key="more" variant="secondary" icon="ellipsis" label="More periods" size="md" />,
];

const meta = {
  title: 'Actions/ButtonGroup',
  component: ButtonGroup,
  args: { label: 'Period', children },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesSolid: Story = {
  name: 'Features: solid buttons',
  args: {
    label: 'Save',
    variant: 'primary',
    children: [<Button key="save">Save</Button>, <Button key="close">Save and close</Button>],
  },
};

export const States: Story = {
  render: (args) => (
    <div className="sheet-row">
      <ButtonGroup {...args} />
      <ButtonGroup label="Solid" variant="primary">
        <Button>Save</Button>
        <Button>Save and close</Button>
      </ButtonGroup>
      <ButtonGroup label="With a reason">
        <Button variant="secondary">Approve</Button>
        <Button variant="secondary" disabledReason="The stay is over.">
          Move
        </Button>
      </ButtonGroup>
      <ButtonGroup label="Alone">
        <Button variant="secondary">Share</Button>
      </ButtonGroup>
    </div>
  ),
};

export const BehaviourKeys: Story = {
  name: 'Behaviour: each button is a tab stop of a named group, and only the ends are round',
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Period' });
    const buttons = canvas.getAllByRole('button');
    for (const button of buttons) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    }
    const corners = buttons.map((button) => {
      const { borderTopLeftRadius, borderTopRightRadius } = getComputedStyle(button);
      return [borderTopLeftRadius, borderTopRightRadius].map((radius) => radius !== '0px');
    });
    await expect(corners).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
    group.dir = 'rtl';
    const [first] = buttons;
    await expect(first && getComputedStyle(first).borderTopLeftRadius).toBe('0px');
  },
};

export const StressMany: Story = {
  name: 'Stress: more than fit',
  args: {
    children: 'January February March April May June July August September October'
      .split(' ')
      .map((month) => (
        <Button key={month} variant="secondary" color="transparent">
          {month}
        </Button>
      )),
  },
};
