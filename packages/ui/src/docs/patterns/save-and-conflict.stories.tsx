import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Toaster } from '../../toaster/index.ts';
import { EditInstitute, type Save } from './save-and-conflict.tsx';

const savedAtOnce: Save = async () => undefined;

const meta = {
  title: 'Patterns/Save and conflict',
  component: EditInstitute,
  args: { save: savedAtOnce },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster preset="console" />
      </>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof EditInstitute>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' and Spa');
    await expect(await canvas.findByRole('button', { name: /Save/ })).toBeVisible();
  },
};

export const Conflict: Story = {
  name: 'States: someone else has saved',
  args: {
    save: async () => ({ name: 'Lakeview Palace', website: 'https://lakeview.example' }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' and Spa');
    await userEvent.click(await canvas.findByRole('button', { name: /^Save/ }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Someone else changed this institute',
    });
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  },
};
