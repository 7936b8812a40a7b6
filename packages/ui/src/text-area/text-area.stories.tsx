import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from './text-area.tsx';
import '../testing/sheet.css';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Note', name: 'note' },
  parameters: {
    docs: {
      description: {
        component:
          'Several lines of text: a reason, a note, a message. It grows with its content. One line is a TextField. ' +
          'Keyboard: Enter makes a new line, Tab leaves.',
      },
    },
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { hint: 'Only the platform team reads it.' } };

export const States: Story = {
  render: (args) => (
    <div className="sheet">
      <TextArea {...args} label="Filled" defaultValue="Called on 14 March. They reopen in April." />
      <TextArea {...args} label="Wrong" error="Say why, in a few words." />
      <TextArea {...args} label="Disabled" disabled defaultValue="Closed." />
    </div>
  ),
};

export const BehaviourNewLine: Story = {
  name: 'Behaviour: Enter makes a new line, and the box grows with the text',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    const before = field.getBoundingClientRect().height;
    await userEvent.type(field, 'One{Enter}Two{Enter}Three{Enter}Four{Enter}Five{Enter}Six');
    await expect(field).toHaveValue('One\nTwo\nThree\nFour\nFive\nSix');
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(before);
  },
};
