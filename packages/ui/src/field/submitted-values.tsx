interface SubmittedValuesProps {
  /** Without it nothing is submitted. */
  name?: string | undefined;
  form?: string | undefined;
  values: readonly string[];
  disabled?: boolean | undefined;
  disabledReason?: string | undefined;
}

/** What a form gets from a field that keeps its values in a state. Of a disabled field, nothing. */
export function SubmittedValues({
  name,
  form,
  values,
  disabled = false,
  disabledReason,
}: SubmittedValuesProps) {
  if (name === undefined || disabled || disabledReason !== undefined) return null;
  return values.map((value, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are never reordered by hand, and may be equal.
    <input key={at} type="hidden" name={name} form={form} value={value} />
  ));
}
