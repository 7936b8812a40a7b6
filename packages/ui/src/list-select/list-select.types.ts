import type { ComponentProps } from 'react';
import type { ChoiceOption } from '../combobox/index.ts';
import type { OptionListPart } from '../combobox/option-list.types.ts';
import type { FieldFrameProps, FieldPart, InputSize } from '../field/index.ts';
import type { InputBoxPart } from '../field/input-box.tsx';
import type { OnOpenChange } from '../primitives/overlays/open-change.ts';
import type { PartsProps } from '../primitives/react/parts.ts';

type ButtonProps = Omit<
  ComponentProps<'button'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'children' | 'color' | 'popover' | 'role'
>;

/** The parts of `ListSelect`. */
export type ListSelectPart =
  | FieldPart
  | InputBoxPart
  | OptionListPart
  | 'button'
  | 'text'
  | 'chosen-icon'
  | 'arrow';

export interface ListSelectProps<V extends string = string>
  extends PartsProps<ListSelectPart>,
    FieldFrameProps,
    ButtonProps {
  /** The accessible name of the field and its list. */
  label: string;
  /** The options, in order. They can have an `icon`, a `description` or a drawn `label`. */
  options: readonly ChoiceOption<V>[];
  /** Value of the chosen option; the empty string if none is. */
  value?: NoInfer<V> | '' | undefined;
  /** The value at first, and after a reset of the form. Default none. */
  defaultValue?: NoInfer<V> | '' | undefined;
  onChange?: ((value: V) => void) | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  /** Called as it opens or closes, with the reason; `cancel()` of its details refuses. */
  onOpenChange?: OnOpenChange | undefined;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** One must be chosen: sent without, it has an error. */
  required?: boolean | undefined;
  /** Why nothing can be chosen. The field stays focusable and says so. */
  disabledReason?: string | undefined;
  /** Default `md`. */
  size?: InputSize | undefined;
}
