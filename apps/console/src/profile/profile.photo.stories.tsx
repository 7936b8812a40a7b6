import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../testing/console-story.tsx';
import { drawer, profileStories } from '../testing/profile-drawer.ts';
import { AVATAR_EDGE } from './details/read-picture.ts';

const meta = {
  ...profileStories,
  title: 'Console/Profile',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourPicture: Story = {
  name: 'Behaviour: a photo is rotated, cropped, previewed, saved and removed',
  play: async () => {
    const dialog = await drawer();
    await userEvent.upload(photoInput(dialog), await uprightPhoto());
    const crop = within(await screen.findByRole('dialog', { name: 'Crop your photo' }));
    // Its pixels are landscape; upright it is portrait.
    await waitFor(() =>
      expect(crop.getByRole('slider', { name: 'Vertical position' })).toBeEnabled(),
    );
    await expect(crop.getByRole('slider', { name: 'Horizontal position' })).toBeDisabled();
    await userEvent.click(crop.getByRole('button', { name: 'Save photo' }));
    await waitFor(() => expect(dialog.getByText('1 change')).toBeVisible());
    const shown = () => document.querySelector<HTMLImageElement>('.ck-picture-field img');
    await waitFor(() => expect(shown()?.naturalWidth).toBe(AVATAR_EDGE));
    // Once the crop dialog is gone.
    await userEvent.click(await dialog.findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(dialog.getByText('No changes')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(shown()).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Choose photo' })).toHaveFocus();
    await expect(dialog.getByText('1 change')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(dialog.getByText('No changes')).toBeVisible());
  },
};

function photoInput(dialog: ReturnType<typeof within>): HTMLInputElement {
  const input = dialog.getByRole('group', { name: 'Photo' }).querySelector('input');
  if (!input) throw new Error('There is no file input.');
  return input;
}

const head = '89504e470d0a1a0a0000000d49484452';
const bytes = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number(`0x${pair}`));

export const BehaviourPictureRefused: Story = {
  name: 'Behaviour: a file that cannot be used as the photo says why, and the photo stays',
  play: async () => {
    const dialog = await drawer();
    const cases: readonly (readonly [Uint8Array<ArrayBuffer>, RegExp])[] = [
      [new TextEncoder().encode('<svg onload="alert(1)"/>'), /isn’t an image/],
      [bytes(`${head}0000ea600000ea600802`), /too many pixels/],
      [bytes(`${head}00000010000000100802000000`), /^Couldn’t open this photo/],
      [new Uint8Array(20 * 1_048_576 + 1), /larger than 20 MB/],
    ];
    for (const [content, reason] of cases) {
      await userEvent.upload(
        photoInput(dialog),
        new File([content], 'me.png', { type: 'image/png' }),
      );
      await expect(await dialog.findByText(reason)).toBeInTheDocument();
    }
    await expect(screen.queryByRole('dialog', { name: 'Crop your photo' })).toBeNull();
    await expect(dialog.getByText('No changes')).toBeVisible();
  },
};

/** 80 by 60 pixels, with an EXIF orientation that rotates them. */
async function uprightPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(80, 60);
  canvas.getContext('2d')?.fillRect(0, 0, 80, 60);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg' });
  const exif =
    'ffe10022457869660000' +
    '4d4d002a00000008' +
    '0001' +
    '0112000300000001' +
    '00060000' +
    '00000000';
  return new File([jpeg.slice(0, 2), bytes(exif), jpeg.slice(2)], 'me.jpg', { type: 'image/jpeg' });
}
