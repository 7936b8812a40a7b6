/** An option of a native select. */
export interface SelectOption<V extends string = string> {
  value: V;
  label: string;
  /** Why it can't be chosen. Shown in brackets after the label: an option of a native select has no tooltip. */
  disabledReason?: string | undefined;
}

interface OptionElementsProps {
  options: readonly SelectOption[];
  /** The value of the only one that can be chosen: a native list opens by too many keys to hold each of them. */
  only?: string | undefined;
}

/** The options of a native select. One that can't be chosen says why in brackets, as it can have no tooltip. */
export function OptionElements({ options, only }: OptionElementsProps) {
  return options.map(({ value, label, disabledReason }) => (
    <option
      key={value}
      value={value}
      disabled={disabledReason !== undefined || (only !== undefined && value !== only)}
    >
      {disabledReason === undefined ? label : `${label} (${disabledReason})`}
    </option>
  ));
}
