import type { ComponentProps } from 'react';
import type { OptionListPart } from '../combobox/option-list.types.ts';
import type { FieldFrameProps, FieldPart, InputSize } from '../field/index.ts';
import type { PartsProps } from '../primitives/react/parts.ts';
import type { ChipBoxPart } from './chip-box.tsx';

/** The parts of `TagInput`. */
export type TagInputPart = FieldPart | ChipBoxPart | OptionListPart | 'input';

export interface TagInputProps
  extends PartsProps<TagInputPart>,
    FieldFrameProps,
    Omit<
      ComponentProps<'input'>,
      'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'children' | 'list' | 'role' | 'max'
    > {
  /** The accessible name of the field and its list. */
  label: string;
  /** The tags, in order. */
  value?: readonly string[] | undefined;
  /** The tags at first, and after a reset of the form. Default none. */
  defaultValue?: readonly string[] | undefined;
  onChange?: ((value: readonly string[]) => void) | undefined;
  /** Tags to suggest; those that are added already are left out. */
  options?: readonly string[] | undefined;
  /** The typed text. */
  query?: string | undefined;
  defaultQuery?: string | undefined;
  /** Called on every keystroke. Debounce server requests for `options`. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** Returns what is wrong with a tag, or nothing. The text stays then. */
  validate?: ((tag: string) => string | undefined) | undefined;
  /** How many tags there may be. Default any number. */
  max?: number | undefined;
  /** Adds the typed text when the field is left. Turn it off if a change is saved at once. Default true. */
  isAddedOnBlur?: boolean | undefined;
  /** The tag that is being removed, or the typed one while it is being added. */
  loadingTag?: string | undefined;
  /** Why nothing can be changed. The field stays focusable and says so. */
  disabledReason?: string | undefined;
  /** Default `md`. */
  size?: InputSize | undefined;
}
