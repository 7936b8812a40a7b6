import { Combobox, type SelectOption } from '@booking/ui';
import type { ControlProps } from './field.ts';
import { useValued } from './use-valued.ts';

interface SearchControlProps extends ControlProps {
  readonly choices: readonly SelectOption[];
  readonly placeholder: string | undefined;
  readonly allowsCustomValue: boolean | undefined;
}

/** One of many values, which is found by typing a part of its name. */
export function SearchControl({
  choices,
  placeholder,
  allowsCustomValue,
  ...control
}: SearchControlProps) {
  const { props, value } = useValued(control);
  return (
    <Combobox
      {...props}
      options={choices}
      value={String(value ?? '')}
      placeholder={placeholder}
      allowsCustomValue={allowsCustomValue}
      autoComplete="off"
    />
  );
}
