import type { ComponentProps, ReactNode } from 'react';
import type { ChoiceOption } from '../combobox/index.ts';
import type { OptionListPart } from '../combobox/option-list.types.ts';
import type { FieldFrameProps, FieldPart, InputSize } from '../field/index.ts';
import type { OnOpenChange } from '../primitives/overlays/open-change.ts';
import type { PartsProps } from '../primitives/react/parts.ts';
import type { ChipBoxPart } from '../tag-input/chip-box.tsx';

type InputProps = Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'list' | 'children' | 'role'
>;

/** The parts of `MultiCombobox`. */
export type MultiComboboxPart = FieldPart | ChipBoxPart | OptionListPart | 'input';

export interface MultiComboboxProps<V extends string = string>
  extends PartsProps<MultiComboboxPart>,
    FieldFrameProps,
    InputProps {
  /** The accessible name of the field, its list and its chips. */
  label: string;
  /** The options, in order. */
  options: readonly ChoiceOption<V>[];
  /** Values of the chosen options, in the order of the chips. */
  value?: readonly NoInfer<V>[] | undefined;
  /** The values at first, and after a reset of the form. Default none. */
  defaultValue?: readonly NoInfer<V>[] | undefined;
  onChange?: ((value: readonly V[]) => void) | undefined;
  /**
   * A text that names no option can be added: by “Add “…””, the last row, by Enter, and as the field is left. It is its
   * own value, so the options need the type `ChoiceOption`.
   */
  allowsCustomValue?: (string extends V ? boolean : false) | undefined;
  /** Returns whether an option matches the typed text. `false` if the server has filtered them. Default: every word of the text is in its label or description, ignoring case and accents. */
  filter?: ((option: ChoiceOption<NoInfer<V>>, query: string) => boolean) | false | undefined;
  /** The typed text. */
  query?: string | undefined;
  defaultQuery?: string | undefined;
  /** Called on every keystroke. Debounce server requests. */
  onQueryChange?: ((query: string) => void) | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  /** Called as it opens or closes, with the reason; `cancel()` of its details refuses. */
  onOpenChange?: OnOpenChange | undefined;
  /** The options are loading. */
  isLoading?: boolean | undefined;
  /** Why the options couldn't be loaded. `true` for the built-in words. */
  loadError?: ReactNode;
  /** Called by "Try again" in the list, shown with `loadError`. */
  onRetry?: (() => void) | undefined;
  /** At least one must be chosen: sent without any, it has an error. */
  required?: boolean | undefined;
  /** Why nothing can be changed. The field stays focusable and says so. */
  disabledReason?: string | undefined;
  /** Default `md`. */
  size?: InputSize | undefined;
}
