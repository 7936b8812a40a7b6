import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { StateSheet } from '../testing/state-sheet.tsx';
import { ColorPicker } from './index.ts';

const options = [
  { value: '#0f766e', label: 'Lagoon' },
  { value: '#1e3a8a', label: 'Night' },
  { value: '#fde68a', label: 'Marigold' },
  { value: '#be123c', label: 'Rose', disabledReason: 'Used by another status.' },
];

const onChange = fn();

const meta = {
  title: 'Forms/ColorPicker',
  component: ColorPicker,
  args: { label: 'Colour', defaultValue: '#1e3a8a', options },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  beforeEach: () => onChange.mockClear(),
} satisfies Meta<typeof ColorPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('textbox', { name: 'Colour' });
const popover = async () => within(await screen.findByRole('dialog', { name: 'Pick Colour' }));

export const Default: Story = { args: { description: 'For example #1e88e5.' } };

export const FeaturesOpen: Story = {
  name: 'Features: colours to choose from, and sliders',
  args: { defaultOpen: true, textColor: 'auto' },
  play: async () => {
    const picker = await popover();
    await expect(picker.getByRole('button', { name: 'Night' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(picker.getByRole('slider', { name: 'Hue' })).toHaveAttribute(
      'aria-valuetext',
      '224°',
    );
  },
};

export const FeaturesText: Story = {
  name: 'Features: a colour of text, empty for black or white',
  args: { label: 'Text colour', defaultValue: '', background: '#1e3a8a', sample: 'Room 204' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Contrast 10.3:1: enough for text.');
    await userEvent.type(canvas.getByRole('textbox'), '#444444');
    await expect(canvas.getByRole('status')).toHaveTextContent('Contrast 1:1: too low for text.');
  },
};

export const States: Story = {
  // Text that is hard to read is what this sample is for.
  parameters: {
    a11y: { context: { exclude: ['[data-state="too-low"] > .bk-color-sample'] } },
  },
  render: (args) => (
    <StateSheet
      caption="Colour pickers"
      rows={['Empty', 'Filled', 'Too low', 'Wrong', 'Read-only', 'Disabled', 'With a reason']}
      pointer={['Rest', 'Focused']}
      cell={(row) => (
        <ColorPicker
          {...args}
          label={row}
          defaultValue={row === 'Empty' ? '' : '#9ca3af'}
          textColor={row === 'Filled' ? 'auto' : row === 'Too low' ? '#ffffff' : undefined}
          error={row === 'Wrong' && 'This colour is already in the palette.'}
          readOnly={row === 'Read-only'}
          disabled={row === 'Disabled'}
          disabledReason={row === 'With a reason' ? 'Only an owner can change this.' : undefined}
        />
      )}
    />
  ),
};

export const BehaviourTyped: Story = {
  name: 'Behaviour: a typed colour needs no hash; other text stays, with an error',
  args: { defaultValue: '', onChange },
  play: async ({ canvas }) => {
    await userEvent.type(field(), '18E');
    await expect(onChange).toHaveBeenLastCalledWith('#1188ee');
    await expect(field()).toHaveValue('18E');
    await userEvent.tab();
    await expect(field()).toHaveValue('#1188ee');
    await userEvent.clear(field());
    await userEvent.type(field(), 'teal');
    await userEvent.tab();
    await expect(onChange).toHaveBeenLastCalledWith('');
    await expect(field()).toHaveValue('teal');
    await expect(field()).toBeInvalid();
    await expect(canvas.getByText('Enter a colour as six digits, such as #1e88e5.')).toBeVisible();
  },
};

export const BehaviourPicked: Story = {
  name: 'Behaviour: the text, the swatch and the sliders stay in step; grey keeps its hue',
  args: { onChange },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pick Colour' }));
    const picker = await popover();
    const slide = (name: string, value: number) =>
      fireEvent.change(picker.getByRole('slider', { name }), { target: { value } });
    await userEvent.click(picker.getByRole('button', { name: 'Marigold' }));
    await expect(field()).toHaveValue('#fde68a');
    await userEvent.click(picker.getByRole('button', { name: 'Rose' }));
    await expect(field()).toHaveValue('#fde68a');
    await slide('Hue', 210);
    await slide('Saturation', 0);
    await slide('Saturation', 100);
    await expect(picker.getByRole('slider', { name: 'Hue' })).toHaveValue('210');
    await expect(onChange).toHaveBeenLastCalledWith(field().getAttribute('value'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pick Colour' })).toHaveFocus());
  },
};

export const BehaviourForm: Story = {
  name: 'Behaviour: a form gets the colour, and its reset brings back the default',
  args: { name: 'color' },
  render: (args) => (
    <form aria-label="Form">
      <ColorPicker {...args} />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const sent = () => new FormData(form).get('color');
    await userEvent.clear(field());
    await expect(sent()).toBe('');
    await userEvent.type(field(), 'nothing');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sent()).toBe('#1e3a8a'));
    await expect(field()).toHaveValue('#1e3a8a');
    await expect(field()).toBeValid();
  },
};

export const BehaviourControlled: Story = {
  name: 'Behaviour: a colour that the app takes away takes what is typed with it',
  render: function Controlled(args) {
    const [color, setColor] = useState('');
    return (
      <>
        <ColorPicker {...args} defaultValue={undefined} value={color} onChange={setColor} />
        <Button onClick={() => setColor('')}>No colour</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(field(), '18E');
    // Not by a click, which would leave the field first.
    await fireEvent.click(canvas.getByRole('button', { name: 'No colour' }));
    await expect(field()).toHaveValue('');
  },
};

export const StressNarrow: Story = {
  name: 'Stress: many colours and a long sample in a narrow column',
  args: {
    defaultOpen: true,
    textColor: 'auto',
    sample: 'श्री वेंकटेश्वर अतिथि गृह, Tiruvannamalai',
    options: Array.from({ length: 40 }, (_, at) => ({
      value: `#${(at * 6 + 16).toString(16).padStart(2, '0')}7788`,
      label: `Colour ${at}`,
    })),
  },
  decorators: [(Story) => <div className="sheet-narrow">{Story()}</div>],
};
