import type { ComponentProps } from 'react';
import type { FieldFrameProps, FieldPart, InputSize } from '../field/index.ts';
import type { InputBoxPart } from '../field/input-box.tsx';
import type { OnOpenChange } from '../primitives/overlays/open-change.ts';
import type { PartsProps } from '../primitives/react/parts.ts';

/** A colour to choose. */
export interface ColorOption {
  /** `#` and six hex digits. */
  value: string;
  label: string;
  /** Why it can't be chosen. */
  disabledReason?: string | undefined;
}

/** The parts of `ColorPicker`. */
export type ColorPickerPart =
  | FieldPart
  | InputBoxPart
  | 'contrast'
  | 'input'
  | 'option'
  | 'options'
  | 'popover'
  | 'range'
  | 'sample'
  | 'sliders'
  | 'swatch';

export interface ColorPickerProps
  extends PartsProps<ColorPickerPart>,
    FieldFrameProps,
    Omit<
      ComponentProps<'input'>,
      'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'children' | 'list'
    > {
  label: string;
  /** The colour, `#` and six hex digits, or the empty string. */
  value?: string | undefined;
  /** The colour at first, and after a reset of the form. Default none. */
  defaultValue?: string | undefined;
  /** Called with a colour in small letters, or with the empty string while the typed text is none. */
  onChange?: ((value: string) => void) | undefined;
  /** Colours to choose from, above the sliders. */
  options?: readonly ColorOption[] | undefined;
  /**
   * The colour of text on this one, to say how well it reads (WCAG 1.4.3); `auto` for black or white, whichever reads
   * better.
   */
  textColor?: string | undefined;
  /** The colour that this one is text on, to say how well it reads. While this one is empty, black or white. */
  background?: string | undefined;
  /** The text of the sample, such as "Room 204". Default "Sample". */
  sample?: string | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  /** Called as it opens or closes, with the reason; `cancel()` of its details refuses. */
  onOpenChange?: OnOpenChange | undefined;
  /** Why it can't be changed. The field stays focusable and says so. */
  disabledReason?: string | undefined;
  /** Default `md`. */
  size?: InputSize | undefined;
}
