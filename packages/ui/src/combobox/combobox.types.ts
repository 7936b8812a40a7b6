import type { ComponentProps, ReactNode } from 'react';
import type { FieldFrameProps, FieldPart, InputSize } from '../field/index.ts';
import type { InputBoxPart } from '../field/input-box.tsx';
import type { IconSource } from '../icon/index.ts';
import type { OnOpenChange } from '../primitives/overlays/open-change.ts';
import type { PartsProps } from '../primitives/react/parts.ts';
import type { NodeLabel } from '../primitives/text/node-label.ts';
import type { OptionListPart } from './option-list.types.ts';

/** An option of a Combobox or MultiSelect. */
export type ChoiceOption<V extends string = string> = NodeLabel & {
  value: V;
  /** Distinguishes it from others of the same name, in one line. Searched too. */
  description?: string | undefined;
  icon?: IconSource | undefined;
  /** Heading of its group. Options of a group stand together, in the order of their first. */
  group?: string | undefined;
  /** Why it can't be chosen. It stays in the list and says so. */
  disabledReason?: string | undefined;
};

type InputProps = Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'list' | 'children' | 'role'
>;

/** The parts of `Combobox`. */
export type ComboboxPart =
  | FieldPart
  | InputBoxPart
  | OptionListPart
  | 'input'
  | 'spinner'
  | 'clear'
  | 'toggle';

export interface ComboboxProps<V extends string = string>
  extends PartsProps<ComboboxPart>,
    FieldFrameProps,
    InputProps {
  /** The options, in order. */
  options: readonly ChoiceOption<V>[];
  /** Value of the chosen option; the empty string if none is. */
  value?: NoInfer<V> | '' | undefined;
  /** The value at first, and after a reset of the form. Default none. */
  defaultValue?: NoInfer<V> | '' | undefined;
  /** Called with the value of an option, or with the empty string as soon as its text is changed or cleared. */
  onChange?: ((value: V | '') => void) | undefined;
  /** Text of the value while its option isn't among `options`, as when the server searches. */
  valueLabel?: string | undefined;
  /** The typed text. The empty string while the field shows the chosen option. */
  query?: string | undefined;
  defaultQuery?: string | undefined;
  /** Called on every keystroke. Debounce server requests, or use `ReferencePicker`. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** Returns whether an option matches the typed text. `false` if the server has filtered them. Default: every word of the text is in its label or description, ignoring case and accents. */
  filter?: ((option: ChoiceOption<NoInfer<V>>, query: string) => boolean) | false | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  /** Called as it opens or closes, with the reason; `cancel()` of its details refuses. */
  onOpenChange?: OnOpenChange | undefined;
  /** The options are loading: a spinner, and nothing is chosen by Enter alone. */
  isLoading?: boolean | undefined;
  /** Why the options couldn't be loaded. `true` for the built-in words. */
  loadError?: ReactNode;
  /** Called by "Try again" in the list, shown with `loadError`. */
  onRetry?: (() => void) | undefined;
  /**
   * Called with the typed text by "Create “…”", the last row, shown unless an option has this name. Add the option to
   * `options` and set `value` to it.
   */
  onCreate?: ((query: string) => void) | undefined;
  /**
   * A text that names no option can be the value: by “Add “…””, the last row, by Enter, and as the field is left. The
   * options need the type `ChoiceOption` then. Default false: such a text is an error.
   */
  allowsCustomValue?: (string extends V ? boolean : false) | undefined;
  /** Shows a button that clears the field. Default: if the field is optional. */
  isClearable?: boolean | undefined;
  /** Why nothing can be chosen. The field stays focusable and says so. */
  disabledReason?: string | undefined;
  /** Icon inside the box, before the text. */
  icon?: IconSource | undefined;
  /** Default `md`. */
  size?: InputSize | undefined;
}
