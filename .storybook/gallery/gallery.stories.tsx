import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { parts } from '../../packages/ui/src/docs/parts.ts';
import { Gallery } from './gallery.tsx';

const meta = { title: 'Introduction/Gallery', component: Gallery } satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryComponent: Story = {
  name: 'Behaviour: every component has a link, and its picture loads when it is near',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(Object.keys(parts).length);
    await expect(canvas.getByRole('link', { name: 'DataTable' })).toHaveAttribute(
      'href',
      './?path=/docs/data-datatable--docs',
    );
    const [first, ...others] = canvasElement.querySelectorAll('img');
    await waitFor(() => expect(first?.naturalWidth).toBeGreaterThan(0));
    await expect(others.at(-1)?.complete).toBe(false);
  },
};
