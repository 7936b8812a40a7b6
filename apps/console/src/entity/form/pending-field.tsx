import { TextField } from '@booking/ui';
import type { ControlProps } from './field.ts';

/** In the place of a field whose control has not loaded: offline, the rest of its form stays. */
export function PendingField({ field, description, isOptional }: ControlProps) {
  return (
    <TextField label={field.label} description={description} isOptional={isOptional} disabled />
  );
}
