import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { type Crop, cutOut, ImageCrop, type ImageCropProps, middleCrop } from './index.ts';
import { quarters, tall } from './sample-pictures.ts';

function Chosen({ onChange, value: first = middleCrop, ...rest }: ImageCropProps) {
  const [crop, setCrop] = useState(first);
  return (
    <ImageCrop
      {...rest}
      value={crop}
      onChange={(next) => {
        setCrop(next);
        onChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/ImageCrop',
  component: ImageCrop,
  args: { src: quarters, label: 'Your picture', value: middleCrop, onChange: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof ImageCrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesSquare: Story = {
  name: 'Features: square',
  args: { shape: 'square', value: { x: 0.2, y: 0.5, zoom: 2 } },
};

export const States: Story = {
  render: (args) => (
    <div className="sheet-row">
      <Chosen {...args} />
      <Chosen {...args} shape="square" value={{ x: 0, y: 1, zoom: 2 }} />
    </div>
  ),
};

const last = (onChange: unknown): Crop => {
  const { calls } = (onChange as ReturnType<typeof fn>).mock;
  return calls.at(-1)?.[0] as Crop;
};

/** Returns red, green and blue at the centre of an image. */
async function middleOf(blob: Blob): Promise<number[]> {
  const bitmap = await createImageBitmap(blob);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(bitmap.width / 2, bitmap.height / 2, 1, 1);
  return [...data.slice(0, 3)].map((part) => Math.round(part / 16) * 16);
}

/** Returns the reason that a pointer over a slider finds. */
function reasonAt(slider: Element): string | undefined {
  const { left, top, width, height } = slider.getBoundingClientRect();
  const element = document
    .elementFromPoint(left + width / 2, top + height / 2)
    ?.closest<HTMLElement>('[data-disabled-reason]');
  return element?.dataset.disabledReason;
}

export const BehaviourSliders: Story = {
  name: 'Behaviour: sliders move the crop within the image',
  play: async ({ canvas, args }) => {
    const [zoom, across, down] = canvas.getAllByRole('slider');
    if (!zoom || !across || !down) throw new Error('There are three.');
    await waitFor(() => expect(zoom).toBeEnabled());
    await expect(down).toBeDisabled();
    await expect(down).toHaveAccessibleDescription('Zoom in to move the image.');
    await expect(reasonAt(down)).toBe('Zoom in to move the image.');
    await userEvent.tab();
    await expect(zoom).toHaveFocus();
    fireEvent.change(zoom, { target: { value: '5' } });
    await waitFor(() => expect(zoom).toHaveAttribute('aria-valuetext', '500%'));
    await expect(down).toBeEnabled();
    await expect(down).not.toHaveAttribute('aria-description');
    await expect(reasonAt(down)).toBeUndefined();
    await userEvent.tab();
    await expect(across).toHaveFocus();
    fireEvent.change(across, { target: { value: '0' } });
    await waitFor(() => expect(last(args.onChange)).toMatchObject({ x: 0, zoom: 5 }));
  },
};

export const BehaviourPointer: Story = {
  name: 'Behaviour: the image follows the pointer, and two fingers zoom',
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvas.getAllByRole('slider')[0]).toBeEnabled());
    const stage = canvasElement.querySelector('.bk-image-crop-stage');
    if (!stage) throw new Error('There is no stage.');
    const { left, top, width } = stage.getBoundingClientRect();
    const at = (pointerId: number, x: number, y: number) => ({
      pointerId,
      button: 0,
      isPrimary: pointerId === 1,
      clientX: left + x * width,
      clientY: top + y * width,
    });
    // Synthetic pointers can't be captured.
    stage.setPointerCapture = () => {};
    fireEvent.pointerDown(stage, at(1, 0.5, 0.5));
    fireEvent.pointerMove(stage, at(1, 0.75, 0.5));
    // The image is twice as wide as high: a quarter of the square is half of the space to the left.
    await waitFor(() => expect(last(args.onChange).x).toBeCloseTo(0.25));
    fireEvent.pointerDown(stage, at(2, 0.25, 0.5));
    fireEvent.pointerMove(stage, at(2, 0.5, 0.5));
    fireEvent.pointerMove(stage, at(2, 0.25, 0.5));
    fireEvent.pointerMove(stage, at(2, -0.25, 0.5));
    await waitFor(() => expect(last(args.onChange).zoom).toBeGreaterThan(1.5));
    const before = last(args.onChange);
    fireEvent.pointerUp(stage, at(1, 0.75, 0.5));
    fireEvent.pointerUp(stage, at(2, 0, 0.5));
    fireEvent.pointerMove(stage, at(1, 0, 0));
    await expect(last(args.onChange)).toEqual(before);
  },
};

export const BehaviourPinch: Story = {
  name: 'Behaviour: a pinch counts both fingers, which move at once',
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvas.getAllByRole('slider')[0]).toBeEnabled());
    const stage = canvasElement.querySelector('.bk-image-crop-stage');
    if (!stage) throw new Error('There is no stage.');
    const { left, top, width } = stage.getBoundingClientRect();
    stage.setPointerCapture = () => {};
    const send = (type: string, pointerId: number, x: number) =>
      stage.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId,
          isPrimary: pointerId === 1,
          clientX: left + x * width,
          clientY: top + width / 2,
        }),
      );
    send('pointerdown', 1, 0.4);
    send('pointerdown', 2, 0.6);
    send('pointermove', 1, 0.3);
    send('pointermove', 2, 0.7);
    await waitFor(() => expect(last(args.onChange).zoom).toBeCloseTo(2));
  },
};

export const BehaviourCut: Story = {
  name: 'Behaviour: cutOut returns the square at the requested size',
  play: async ({ args }) => {
    const [left, right] = await Promise.all(
      [0, 1].map((x) => cutOut(args.src, { x, y: 0, zoom: 4 }, 64)),
    );
    if (!left || !right) throw new Error('There are two.');
    await expect(left.type).toMatch(/^image\/(webp|png)$/);
    const bitmap = await createImageBitmap(left);
    await expect([bitmap.width, bitmap.height]).toEqual([64, 64]);
    await expect(await middleOf(left)).not.toEqual(await middleOf(right));
  },
};

export const BehaviourBroken: Story = {
  name: 'Behaviour: a broken image calls onError and disables the sliders',
  args: { src: 'data:image/png;base64,AAAA', onError: fn() },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onError).toHaveBeenCalled());
    for (const slider of canvas.getAllByRole('slider')) await expect(slider).toBeDisabled();
    await expect(cutOut(args.src, middleCrop, 64)).rejects.toThrow();
  },
};

export const StressTall: Story = { name: 'Stress: a very tall image', args: { src: tall } };
