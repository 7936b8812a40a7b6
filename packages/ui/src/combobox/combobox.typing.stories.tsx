import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import {
  cities,
  comboboxStories,
  field,
  list,
  noList,
  onChange,
} from '../testing/combobox-stage.tsx';
import { Combobox } from './index.ts';

const meta = {
  ...comboboxStories,
  title: 'Forms/Combobox',
  component: Combobox,
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

export const BehaviourDrawnLabels: Story = {
  name: 'Behaviour: a drawn label is found, read and shown in the field as its text',
  args: {
    label: 'Plan',
    options: [
      { value: 'basic', label: 'Basic' },
      { value: 'gold', label: <b>Gold ★</b>, textValue: 'Gold', description: 'With rates' },
    ],
  },
  play: async () => {
    await userEvent.type(field('Plan'), 'gol');
    const option = (await list('Plan')).getByRole('option', { name: 'Gold With rates' });
    await expect(option).toHaveTextContent('Gold ★');
    await userEvent.keyboard('{Enter}');
    await expect(field('Plan')).toHaveValue('Gold');
  },
};

export const BehaviourKeyboard: Story = {
  name: 'Behaviour: works by keyboard; Enter chooses and sends no form',
  args: { onChange },
  render: (args) => (
    <form onSubmit={onChange}>
      <Combobox {...args} />
    </form>
  ),
  play: async () => {
    field().focus();
    await userEvent.keyboard('{ArrowDown}');
    await list();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await noList();
    await expect(field()).toHaveValue('Jaipur');
    await expect(onChange).toHaveBeenCalledWith('jai');
    await userEvent.keyboard('ko');
    await list();
    await expect(active()).toMatch(/^Kochi/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toMatch(/^Kozhikode/);
    await userEvent.keyboard('{Enter}');
    await expect(field()).toHaveValue('ko');
    // Typing took it; Escape brings it back.
    await expect(onChange).toHaveBeenLastCalledWith('');
    await userEvent.keyboard('{Escape}');
    await noList();
    await expect(field()).toHaveValue('Jaipur');
    await expect(onChange).toHaveBeenLastCalledWith('jai');
  },
};

export const BehaviourTextStays: Story = {
  name: 'Behaviour: typed text that names no option stays, with an error; one that does is chosen',
  play: async ({ canvas }) => {
    await userEvent.type(field(), 'Ooty');
    await screen.findByText('No matches for “Ooty”.', { selector: 'p' });
    await userEvent.tab();
    await noList();
    await expect(field()).toHaveValue('Ooty');
    await expect(field()).toBeInvalid();
    await expect(canvas.getByText('Choose an option from the list.')).toBeVisible();
    await userEvent.clear(field());
    await userEvent.type(field(), 'udaipur');
    await userEvent.tab();
    await expect(field()).toHaveValue('Udaipur');
    await expect(field()).toBeValid();
  },
};

export const BehaviourEmptyValue: Story = {
  name: 'Behaviour: an option with the empty value is shown as any other, and its text can be replaced',
  args: { options: [{ value: '', label: 'Any city' }, ...cities], onChange },
  play: async () => {
    await expect(field()).toHaveValue('Any city');
    await userEvent.click(field());
    await expect((await list()).getByRole('option', { selected: true })).toHaveTextContent(
      'Any city',
    );
    await userEvent.clear(field());
    await expect(field()).toHaveValue('');
    await userEvent.type(field(), 'Jaipur{Enter}');
    await expect(field()).toHaveValue('Jaipur');
    await userEvent.clear(field());
    await userEvent.type(field(), 'Any city{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith('');
    await expect(field()).toHaveValue('Any city');
    // Left empty, it is the option of nothing again.
    await userEvent.clear(field());
    await userEvent.tab();
    await expect(field()).toHaveValue('Any city');
  },
};

export const BehaviourHindi: Story = {
  name: 'Behaviour: finds Hindi by its vowel signs, and any accent',
  args: {
    options: ['की', 'का', 'São Paulo'].map((label) => ({ value: label, label })),
  },
  play: async () => {
    await userEvent.type(field(), 'की');
    await expect((await list()).getAllByRole('option')).toHaveLength(1);
    await userEvent.clear(field());
    await userEvent.type(field(), 'sao');
    await expect((await list()).getByRole('option')).toHaveTextContent('São Paulo');
  },
};
