'use client';
import { type ComponentProps, type ReactNode, useId, useMemo, useState } from 'react';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { useControlled } from '../primitives/react/use-controlled.ts';
import { PartsContext, usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { CROP_ZOOM_MAX, type Crop, middleCrop, moved, type Size, squareOf } from './crop.ts';
import { imageCropMessages } from './image-crop.messages.ts';
import { cropStageClass, type ImageCropShape } from './image-crop.variants.ts';
import { useCropPointers } from './use-crop-pointers.ts';

/** The parts of `ImageCrop`. */
export type ImageCropPart = 'image' | 'name' | 'picture' | 'slider';

export interface ImageCropProps
  extends PartsProps<ImageCropPart>,
    Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange' | 'onError'> {
  /** URL of the image. */
  src: string;
  /** Accessible name of the group: "Your photo". */
  label: string;
  /** The cropped square. Without it the component keeps its own. */
  value?: Crop | undefined;
  /** Default `middleCrop`, the largest centred square. */
  defaultValue?: Crop | undefined;
  onChange?: ((value: Crop) => void) | undefined;
  /** `round` (default) dims what a round `Avatar` will hide. */
  shape?: ImageCropShape | undefined;
  /** Called when the image can't be displayed. */
  onError?: (() => void) | undefined;
}

/** Crops an image to a square, with pointer, touch or three sliders. */
export function ImageCrop({
  src,
  label,
  value,
  defaultValue = middleCrop,
  onChange,
  shape,
  onError,
  className,
  parts,
  ...rest
}: ImageCropProps) {
  const part = partOf(parts);
  const messages = useMessages('imageCrop', imageCropMessages);
  const [size, setSize] = useState<Size>();
  const [crop, setCrop] = useControlled(value, defaultValue, onChange);
  const pointers = useCropPointers(size, crop, setCrop);
  const square = size && squareOf(size, crop);
  /** Set if the square takes the whole edge of the image. */
  const reasonOf = (edge: number | undefined) =>
    edge !== undefined && square !== undefined && edge - square.side < 1
      ? messages.isWhole
      : undefined;

  return (
    <PartsContext value={parts}>
      {/* biome-ignore lint/a11y/useSemanticElements: not a set of form fields. */}
      <div
        role="group"
        aria-label={label}
        {...rest}
        className={classNames('bk-image-crop', className)}
      >
        <div {...part('picture', cropStageClass({ shape }))} {...pointers}>
          <img
            key={src}
            {...part('image', 'bk-image-crop-picture', size && square && placeOf(size, square))}
            src={src}
            alt=""
            draggable={false}
            ref={(image) => {
              // The image may have loaded before the listener was attached.
              if (image?.complete && image.naturalWidth && !size) setSize(sizeOf(image));
            }}
            onLoad={({ currentTarget }) => setSize(sizeOf(currentTarget))}
            onError={onError}
          />
        </div>
        <CropRange
          name={messages.zoom}
          value={crop.zoom}
          min={1}
          max={CROP_ZOOM_MAX}
          isDisabled={!size}
          onChange={(zoom) => {
            if (size) setCrop(moved(size, crop, { x: 0, y: 0, zoom: zoom / crop.zoom }));
          }}
        />
        <CropRange
          name={messages.horizontal}
          value={crop.x}
          isDisabled={!size}
          disabledReason={reasonOf(size?.width)}
          onChange={(x) => setCrop({ ...crop, x })}
        />
        <CropRange
          name={messages.vertical}
          value={crop.y}
          isDisabled={!size}
          disabledReason={reasonOf(size?.height)}
          onChange={(y) => setCrop({ ...crop, y })}
        />
      </div>
    </PartsContext>
  );
}

function sizeOf({ naturalWidth, naturalHeight }: HTMLImageElement): Size {
  return { width: naturalWidth, height: naturalHeight };
}

/** Size and position of the image relative to the square. */
function placeOf({ width, height }: Size, { left, top, side }: ReturnType<typeof squareOf>) {
  const share = (pixels: number) => `${(pixels / side) * 100}%`;
  return { width: share(width), height: share(height), left: share(-left), top: share(-top) };
}

interface CropRangeProps {
  name: ReactNode;
  value: number;
  min?: number;
  max?: number;
  /** While there is no image. */
  isDisabled: boolean;
  disabledReason?: string | undefined;
  onChange: (value: number) => void;
}

function CropRange({
  name,
  value,
  min = 0,
  max = 1,
  isDisabled,
  disabledReason,
  onChange,
}: CropRangeProps) {
  const part = usePart();
  const id = useId();
  const { locale } = useNumber();
  const percent = useMemo(() => new Intl.NumberFormat(locale, { style: 'percent' }), [locale]);
  return (
    // Browsers differ in which events of a disabled slider they pass on: its row shows the reason.
    <div className="bk-image-crop-range" data-disabled-reason={disabledReason}>
      <label {...part('name', 'bk-image-crop-name')} htmlFor={id}>
        {name}
      </label>
      <input
        {...part('slider', 'bk-image-crop-slider')}
        id={id}
        type="range"
        // Sides of an image aren't mirrored in right-to-left layouts.
        dir="ltr"
        min={min}
        max={max}
        step={(max - min) / 50}
        value={value}
        disabled={isDisabled || disabledReason !== undefined}
        aria-description={disabledReason}
        aria-valuetext={percent.format(value)}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
