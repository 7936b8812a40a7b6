import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { DataGrid } from '../data-grid/index.ts';
import { ImageCrop } from '../image-crop/index.ts';
import { quarters } from '../image-crop/sample-pictures.ts';
import { SortableList } from '../sortable-list/index.ts';

const meta = { title: 'Forms/Field/In a disabled fieldset' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const changed = fn<(name: string) => void>();

/** What people change in place, in a fieldset that is disabled while it is sent. */
function Sending() {
  const [isSending, setIsSending] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsSending(!isSending)}>
        Send
      </button>
      <fieldset disabled={isSending}>
        <DataGrid
          label="Rates"
          rows={[{ key: 'a', label: 'Deluxe' }]}
          columns={[{ key: '1', label: 'Monday' }]}
          cell={() => ({ text: '4950' })}
          onEdit={() => changed('DataGrid')}
          onUndo={() => changed('Undo')}
        />
        <SortableList
          label="Order"
          items={[
            { key: 'a', label: 'Alpha' },
            { key: 'b', label: 'Beta' },
          ]}
          onChange={() => changed('SortableList')}
        />
        <ImageCrop
          label="Photo"
          src={quarters}
          value={{ x: 0.2, y: 0.5, zoom: 2 }}
          onChange={() => changed('ImageCrop')}
        />
      </fieldset>
    </>
  );
}

/** Moves the picture once, as soon as it is there. */
async function dragPicture() {
  const stage = document.querySelector<HTMLElement>('.bk-image-crop-stage');
  await waitFor(() => expect(stage?.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
  if (!stage) return;
  // Synthetic pointers can't be captured.
  stage.setPointerCapture = () => {};
  const pointer = { pointerId: 1, isPrimary: true, button: 0, clientX: 20, clientY: 20 };
  fireEvent.pointerDown(stage, pointer);
  fireEvent.pointerMove(stage, { ...pointer, clientX: 40 });
  fireEvent.pointerUp(stage, pointer);
}

export const EditsInADisabledFieldset: Story = {
  name: 'Behaviour: in a fieldset that gets disabled no cell, lifted item or picture is changed',
  render: () => <Sending />,
  beforeEach: () => void changed.mockClear(),
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    const cell = canvas.getByText('4950');
    const handle = canvas.getByRole('button', { name: 'Move Alpha' });
    await userEvent.click(cell);
    handle.focus();
    await userEvent.keyboard(' {ArrowDown}');
    // As a request does: without the focus leaving.
    fireEvent.click(send);
    await waitFor(() => expect(handle).toBeDisabled());
    fireEvent.keyDown(handle, { key: ' ' });
    await dragPicture();
    // A cell is no control, so it keeps the focus.
    const place = cell.closest<HTMLElement>('[role=gridcell]') ?? cell;
    place.focus();
    await expect(place).toHaveFocus();
    fireEvent.keyDown(place, { key: 'Delete' });
    fireEvent.keyDown(place, { key: 'z', ctrlKey: true });
    fireEvent.keyDown(place, { key: 'F2' });
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(changed.mock.calls.flat()).toEqual([]);
    fireEvent.click(send);
    await waitFor(() => expect(handle).toBeEnabled());
    await userEvent.click(cell);
    await userEvent.keyboard('{Delete}{Control>}z{/Control}');
    handle.focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await dragPicture();
    await expect(changed.mock.calls.flat()).toEqual([
      'DataGrid',
      'Undo',
      'SortableList',
      'ImageCrop',
    ]);
  },
};
