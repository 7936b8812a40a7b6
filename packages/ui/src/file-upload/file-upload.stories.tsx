import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { withBrowser } from '../testing/browser.ts';
import { type FileStatus, FileUpload } from './index.ts';

const meta = {
  title: 'Forms/FileUpload',
  component: FileUpload,
  args: {
    label: 'Photos',
    name: 'photos',
    accept: ['image/png', 'image/jpeg', 'image/webp'],
    maxBytes: 20 * 1024 * 1024,
    max: 5,
    onChange: fn(),
    onCancel: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const fileOf = (name: string, type = 'image/png', bytes = 2048) =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 0 });

const courtyard = fileOf('courtyard.png');
const lake = fileOf('lake-at-dusk.webp', 'image/webp', 3_400_000);
const room = fileOf('room-101.jpeg', 'image/jpeg', 812_000);
const list = fileOf('guests.pdf', 'application/pdf');

const statusOf = (file: File): FileStatus | undefined => {
  if (file === lake) return { state: 'uploading', progress: 40 };
  if (file === room) return { state: 'failed', error: 'The connection was lost. Try again.' };
  return { state: 'uploaded' };
};

/** A transfer as a drop or a paste brings it. */
function transferOf(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

const drop = (group: Element, ...files: File[]) =>
  fireEvent(
    group,
    new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transferOf(...files) }),
  );

const paste = (group: Element, ...files: File[]) =>
  fireEvent(
    group,
    new ClipboardEvent('paste', { bubbles: true, clipboardData: transferOf(...files) }),
  );

/** Chooses files as the dialog of the browser does. */
async function choose(element: Element, ...files: File[]) {
  const input = element.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  input.files = transferOf(...files).files;
  await fireEvent.change(input);
}

export const Default: Story = {};

export const FeaturesUploads: Story = {
  name: 'Features: the upload of each file, with cancel and retry',
  args: { defaultValue: [courtyard, lake, room], statusOf, name: undefined },
};

export const FeaturesButton: Story = {
  name: 'Features: one file, as a button',
  args: { label: 'Certificate', layout: 'button', max: 1, accept: ['application/pdf'] },
};

export const BehaviourRules: Story = {
  name: 'Behaviour: the rules are said in words; files against them are not taken, and it says why',
  play: async ({ args, canvas, canvasElement }) => {
    const group = canvas.getByRole('group', { name: 'Photos' });
    await expect(group).toHaveAccessibleDescription(
      'PNG, JPEG or WebP, up to 20 MB, up to 5 files',
    );
    await drop(group, courtyard, list);
    await expect(args.onChange).toHaveBeenLastCalledWith([courtyard]);
    await expect(group).toHaveAccessibleDescription('guests.pdf: Choose a PNG, JPEG or WebP file.');
    await choose(canvasElement, lake, room, lake, room, lake);
    await expect(group).toHaveAccessibleDescription('Choose up to 5 files.');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

export const BehaviourWays: Story = {
  name: 'Behaviour: files are chosen, dropped or pasted, and a form gets them',
  render: (args) => (
    <form aria-label="Category">
      <FileUpload {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const group = canvas.getByRole('group', { name: 'Photos' });
    const sent = () => new FormData(form).getAll('photos').map((photo) => (photo as File).name);
    await choose(canvasElement, courtyard);
    await drop(group, lake);
    await paste(group, room);
    const names = ['courtyard.png', 'lake-at-dusk.webp', 'room-101.jpeg'];
    await waitFor(() => expect(sent()).toEqual(names));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove lake-at-dusk.webp' }));
    await waitFor(() => expect(sent()).toEqual(['courtyard.png', 'room-101.jpeg']));
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
  },
};

export const BehaviourReset: Story = {
  name: 'Behaviour: a reset of the form brings back the files at first',
  args: { defaultValue: [courtyard] },
  render: (args) => (
    <form aria-label="Category">
      <FileUpload {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const input = canvasElement.querySelector('input');
    await choose(canvasElement, lake);
    await waitFor(() => expect(input?.files).toHaveLength(2));
    await withBrowser(async ({ keyboard }) => {
      canvas.getByRole('button', { name: 'Reset' }).focus();
      await keyboard('{Enter}');
      await waitFor(() => expect(input?.files).toHaveLength(1));
      await expect(new FormData(form).getAll('photos')).toEqual([courtyard]);
    });
  },
};

export const BehaviourRetry: Story = {
  name: 'Behaviour: the focus stays in the field when a button goes that was pressed',
  args: { defaultValue: [room], name: undefined },
  render: function Upload(args) {
    const [status, setStatus] = useState(statusOf(room));
    return (
      <FileUpload
        {...args}
        statusOf={() => status}
        onRetry={() => setStatus({ state: 'uploading' })}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upload room-101.jpeg again' }));
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  },
};

export const BehaviourCancelled: Story = {
  name: 'Behaviour: the focus stays in the field when a row goes, and with a row when another goes',
  args: { defaultValue: undefined, name: undefined, statusOf: () => ({ state: 'uploading' }) },
  render: function Upload({ onChange: _, ...args }) {
    const [files, setFiles] = useState<readonly File[]>([courtyard, lake, room]);
    const drop = (file: File | undefined) => setFiles(files.filter((item) => item !== file));
    // A finished upload goes by itself.
    return (
      <FileUpload {...args} value={files} onCancel={drop} onContextMenu={() => drop(files[0])} />
    );
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Photos' });
    const cancel = canvas.getByRole('button', { name: 'Cancel the upload of room-101.jpeg' });
    cancel.focus();
    await fireEvent.contextMenu(group);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(cancel).toHaveFocus();
    await userEvent.click(cancel);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  },
};

export const BehaviourMore: Story = {
  name: 'Behaviour: a field that has more than the most takes none, and says each problem once',
  args: { max: 2, defaultValue: [courtyard, lake, room] },
  play: async ({ args, canvas, canvasElement }) => {
    const group = canvas.getByRole('group', { name: 'Photos' });
    await choose(canvasElement, room, courtyard);
    await expect(group).toHaveAccessibleDescription('Choose up to 2 files.');
    await expect(args.onChange).not.toHaveBeenCalled();
    await drop(group, list, fileOf('guests.pdf', 'application/pdf', 10));
    await expect(group).toHaveAccessibleDescription('guests.pdf: Choose a PNG, JPEG or WebP file.');
  },
};

export const BehaviourOne: Story = {
  name: 'Behaviour: of one file, a new one replaces the other',
  args: { max: 1, defaultValue: [courtyard] },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Choose another file' })).toBeVisible();
    await choose(canvasElement, room);
    await expect(args.onChange).toHaveBeenLastCalledWith([room]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const BehaviourUploads: Story = {
  ...FeaturesUploads,
  name: 'Behaviour: an upload has its progress and can be cancelled; a failed one says why and can be retried',
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading lake-at-dusk.webp' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Cancel the upload of lake-at-dusk.webp' }),
    );
    await expect(args.onCancel).toHaveBeenLastCalledWith(lake);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection was lost.');
    await userEvent.click(canvas.getByRole('button', { name: 'Upload room-101.jpeg again' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith(room);
  },
};

export const BehaviourReason: Story = {
  name: 'Behaviour: with a disabled reason nothing is taken, and it says why',
  args: { disabledReason: 'Your plan has no photos.' },
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('group', { name: 'Photos' });
    const choose = canvas.getByRole('button', { name: 'Choose files' });
    await expect(choose).toHaveAccessibleDescription('Your plan has no photos.');
    await drop(group, courtyard);
    await paste(group, courtyard);
    // Where nothing may be dropped, the browser would leave the page for the file.
    const over = new DragEvent('dragover', {
      bubbles: true,
      cancelable: true,
      dataTransfer: transferOf(courtyard),
    });
    await fireEvent(group, over);
    await expect(over.defaultPrevented).toBe(true);
    await expect(group).not.toHaveAttribute('data-dragged');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  render: (args) => (
    <div className="sheet">
      <FileUpload {...args} />
      <FileUpload {...args} defaultValue={[courtyard, lake, room]} statusOf={statusOf} />
      <FileUpload {...args} error="guests.pdf: Choose a PNG, JPEG or WebP file." />
      <FileUpload {...args} data-dragged="" description="With a file above it" />
      <FileUpload {...args} disabledReason="Your plan has no photos." />
      <FileUpload {...args} layout="button" max={1} label="One photo" />
    </div>
  ),
};

export const StressNarrow: Story = {
  name: 'Stress: long names in a narrow column',
  render: (args) => (
    <div className="sheet-narrow">
      <FileUpload
        {...args}
        label="हर कमरे की तस्वीरें, जिन्हें मेहमान आपके पृष्ठ पर देखेंगे"
        defaultValue={[
          fileOf(`${'Verlängerungsmöglichkeiten'.repeat(5)}.png`),
          fileOf(`${'the-courtyard-of-the-old-house-'.repeat(4)}.png`),
        ]}
        statusOf={() => ({ state: 'failed', error: 'unbreakable'.repeat(9) })}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const column = canvasElement.querySelector('.sheet-narrow');
    await expect(column?.scrollWidth).toBe(column?.clientWidth);
  },
};
