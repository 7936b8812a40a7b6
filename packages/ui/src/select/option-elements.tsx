import type { SelectOption } from './select.tsx';

/** The options of a native select. One that can't be chosen says why in brackets, as it can have no tooltip. */
export function OptionElements({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ value, label, disabledReason }) => (
    <option key={value} value={value} disabled={disabledReason !== undefined}>
      {disabledReason === undefined ? label : `${label} (${disabledReason})`}
    </option>
  ));
}
