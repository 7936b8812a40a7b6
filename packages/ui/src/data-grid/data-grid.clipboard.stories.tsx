import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FileUpload } from '../file-upload/index.ts';
import { columns, gridOnPageStories, onEdit, rows } from '../testing/grid-on-page.tsx';
import { RatesGrid } from '../testing/rates-grid.tsx';

const meta = {
  ...gridOnPageStories,
  title: 'Data/DataGrid/On a page',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where browsers send events of the clipboard: to the selected text, else to the focus. */
const target = () => {
  const selection = document.getSelection();
  const isSelected = selection !== null && !selection.isCollapsed;
  const node = isSelected ? selection.anchorNode : document.activeElement;
  return node instanceof Element ? node : node?.parentElement;
};

function clipboardEvent(type: 'copy' | 'paste', text = '', html = '', file?: File): DataTransfer {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  clipboardData.setData('text/html', html);
  if (file) clipboardData.items.add(file);
  target()?.dispatchEvent(
    new ClipboardEvent(type, { bubbles: true, cancelable: true, clipboardData }),
  );
  return clipboardData;
}

const select = (element: Element) => document.getSelection()?.selectAllChildren(element);
const announced = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(text, { ignore: 'script' })).toBeInTheDocument());

export const Clipboard: Story = {
  name: 'Behaviour: with the focus in the grid the clipboard is the grid’s, whatever text is selected',
  render: () => (
    <>
      <p>Some text of the page.</p>
      <RatesGrid rows={rows} columns={columns} onEdit={onEdit} />
    </>
  ),
  play: async ({ canvas }) => {
    select(canvas.getByText('Some text of the page.'));
    const [cell = canvas.getByRole('treegrid')] = canvas.getAllByText('4,950');
    await userEvent.click(cell);
    await expect(clipboardEvent('copy').getData('text/plain')).toBe('4950');
    clipboardEvent('paste', '5000');
    await expect(onEdit).toHaveBeenCalledOnce();
  },
};

const onFiles = fn();

export const ClipboardOfFiles: Story = {
  name: 'Behaviour: with the focus in a FileUpload a pasted file is its own, whatever text is selected',
  beforeEach: () => onFiles.mockClear(),
  render: () => (
    <>
      <p>Some text of the page.</p>
      <FileUpload label="Pictures" onChange={onFiles} />
    </>
  ),
  play: async ({ canvas }) => {
    select(canvas.getByText('Some text of the page.'));
    await userEvent.tab();
    await expect(document.activeElement?.closest('fieldset')).not.toBeNull();
    clipboardEvent('paste', '', '', new File(['x'], 'lake.png', { type: 'image/png' }));
    await waitFor(() => expect(onFiles).toHaveBeenCalledOnce());
  },
};

const email = `<table><tr><td>Dear Asha,</td></tr><tr><td><table>
<tr><td>5000</td><td><p>min 2</p><p>nights</p></td></tr></table></td></tr></table>`;

export const Pasted: Story = {
  name: 'Behaviour: a table of an email is pasted, and what finds no place is announced',
  render: () => (
    <RatesGrid
      rows={rows}
      columns={columns}
      onEdit={onEdit}
      defaultSelection={{
        from: { row: 'c0-EP', column: columns[0]?.key ?? '' },
        to: { row: 'c0-EP', column: columns[0]?.key ?? '' },
      }}
    />
  ),
  play: async ({ canvas }) => {
    canvas.getAllByRole('gridcell', { selected: true })[0]?.focus();
    clipboardEvent('paste', 'Dear Asha,', email);
    await expect(onEdit.mock.lastCall?.[0].map(({ text }: { text: string }) => text)).toEqual([
      '5000',
      'min 2\nnights',
    ]);
    await userEvent.keyboard('{End}');
    clipboardEvent('paste', '1\t2\t3');
    await announced(/Cells that found no place: 2\./);
  },
};
