/** An option of a native select. */
export interface SelectOption {
  value: string;
  label: string;
  /** Why it can't be chosen. Shown in brackets after the label: an option of a native select has no tooltip. */
  disabledReason?: string | undefined;
}

/** The options of a native select. One that can't be chosen says why in brackets, as it can have no tooltip. */
export function OptionElements({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ value, label, disabledReason }) => (
    <option key={value} value={value} disabled={disabledReason !== undefined}>
      {disabledReason === undefined ? label : `${label} (${disabledReason})`}
    </option>
  ));
}
