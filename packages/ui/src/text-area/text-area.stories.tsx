import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StateSheet } from '../testing/state-sheet.tsx';
import { TextArea } from './text-area.tsx';
import '../testing/sheet.css';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Note', name: 'note' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: 'Only the platform team reads it.' } };

export const BehaviourNewLine: Story = {
  name: 'Behaviour: Enter adds a line, and the box grows',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    const before = field.getBoundingClientRect().height;
    await userEvent.type(field, 'One{Enter}Two{Enter}Three{Enter}Four{Enter}Five{Enter}Six');
    await expect(field).toHaveValue('One\nTwo\nThree\nFour\nFive\nSix');
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(before);
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="Areas of text"
      rows={['Empty', 'Filled', 'Wrong', 'Read-only', 'Disabled']}
      pointer={['Rest', 'Hovered', 'Focused']}
      cell={(row) => (
        <TextArea
          {...args}
          label={row}
          {...(row === 'Empty' ? { placeholder: 'Coonoor' } : { defaultValue: 'Coonoor' })}
          description={row === 'Filled' && 'As on the certificate'}
          error={row === 'Wrong' && 'Say where, in a word.'}
          readOnly={row === 'Read-only'}
          disabled={row === 'Disabled'}
        />
      )}
    />
  ),
};

export const FeaturesRows: Story = {
  name: 'Features: more rows',
  args: { rows: 6, isOptional: true },
};

export const StressLong: Story = {
  name: 'Stress: more than twelve lines in a narrow column',
  render: (args) => (
    <div className="sheet-narrow">
      <TextArea {...args} defaultValue={'Called on 14 March. They reopen in April. '.repeat(24)} />
    </div>
  ),
};
