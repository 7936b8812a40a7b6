import { useController } from 'react-hook-form';
import type { ControlProps } from './field.ts';

/** The value of a field whose control has a value, such as a number or a list, instead of an event, and its props. */
export function useValued({
  field: { id, name, label, error },
  form,
  isOptional,
  description,
  fixed,
}: ControlProps) {
  const { field } = useController({ name, control: form.control });
  const value: unknown = field.value;
  const onChange = (next: unknown) => {
    field.onChange(next);
    // An error disappears as soon as it is corrected.
    if (form.getFieldState(name).invalid) void form.trigger(name);
  };
  const { onBlur, ref } = field;
  return {
    value,
    props: {
      id,
      label,
      error,
      isOptional,
      description: fixed ?? description,
      ref,
      onBlur,
      onChange,
    },
  };
}
