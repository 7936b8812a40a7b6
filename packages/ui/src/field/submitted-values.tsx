interface SubmittedValuesProps {
  /** Without it nothing is submitted. */
  name?: string | undefined;
  form?: string | undefined;
  values: readonly string[];
  disabled?: boolean | undefined;
  disabledReason?: string | undefined;
}

/** Hidden inputs that submit the values of a field whose values are in a state. A disabled field submits none. */
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
