import type { ComponentProps, ReactNode } from 'react';
import type { ButtonVariant } from '../button/index.ts';
import { buttonGroupClass } from './button-group.variants.ts';

export interface ButtonGroupProps extends Omit<ComponentProps<'div'>, 'role' | 'aria-label'> {
  /** Accessible name of the group, for what its buttons have in common: "Period". */
  label: string;
  /** The variant of its buttons: solid ones are parted by a line, others share a border. Default `secondary`. */
  variant?: ButtonVariant | undefined;
  /** Buttons, icon buttons and links that look like them, of one size. */
  children: ReactNode;
}

/** Buttons that belong together, side by side without a gap. */
export function ButtonGroup({ label, variant, className, ...rest }: ButtonGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons is not a form fieldset.
    <div
      {...rest}
      role="group"
      aria-label={label}
      className={buttonGroupClass({ variant, className })}
    />
  );
}
