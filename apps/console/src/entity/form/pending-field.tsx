import { TextField } from '@booking/ui';
import type { ControlProps } from './field.ts';

/** Why a control that has not loaded takes no input. */
export const NOT_LOADED = 'This field has not loaded yet.';

/** In the place of a field whose control has not loaded: offline, the rest of its form stays. */
export function PendingField({ field, description, isOptional }: ControlProps) {
  return (
    <TextField
      label={field.label}
      description={description}
      isOptional={isOptional}
      disabledReason={NOT_LOADED}
    />
  );
}
