import type { ComponentProps } from 'react';
import type { ChoiceOption } from '../combobox/index.ts';
import type { FieldFrameProps, FieldPart, InputSize } from '../field/index.ts';
import type { InputBoxPart } from '../field/input-box.tsx';
import type { OnOpenChange } from '../primitives/overlays/open-change.ts';
import type { PartsProps } from '../primitives/react/parts.ts';
import type { OptionChecksPart, OptionChecksProps } from './option-checks.tsx';

type ButtonProps = Omit<
  ComponentProps<'button'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'children' | 'color' | 'popover'
>;

/** The parts of `MultiSelect`. */
export type MultiSelectPart =
  | FieldPart
  | InputBoxPart
  | OptionChecksPart
  | 'button'
  | 'text'
  | 'popover';

export interface MultiSelectProps<V extends string = string>
  extends PartsProps<MultiSelectPart>,
    FieldFrameProps,
    ButtonProps,
    Pick<OptionChecksProps<V>, 'isLoading' | 'loadError' | 'onRetry'> {
  /** The accessible name of the field and its list. */
  label: string;
  /** The options, in order. From nine on they can be searched. */
  options: readonly ChoiceOption<V>[];
  /** Values of the chosen options. */
  value?: readonly NoInfer<V>[] | undefined;
  /** The values at first, and after a reset of the form. Default none. */
  defaultValue?: readonly NoInfer<V>[] | undefined;
  /** Called with all values, in the order of the options. */
  onChange?: ((value: readonly V[]) => void) | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  /** Called as it opens or closes, with the reason; `cancel()` of its details refuses. */
  onOpenChange?: OnOpenChange | undefined;
  /** Shown while nothing is chosen. Default "None selected". */
  placeholder?: string | undefined;
  /** At least one must be chosen: sent without any, it has an error. */
  required?: boolean | undefined;
  /** Why nothing can be chosen. The field stays focusable and says so. */
  disabledReason?: string | undefined;
  /** Default `md`. */
  size?: InputSize | undefined;
}
