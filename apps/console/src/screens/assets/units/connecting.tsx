import type { Asset } from '@booking/api-client';
import { MultiCombobox } from '@booking/ui';
import { several } from '../../../entity/form/choice-fields.tsx';
import type { ControlProps, Field } from '../../../entity/form/field.ts';
import { useValued } from '../../../entity/form/use-valued.ts';
import { optionOf } from '../../../labels/labels.ts';

/** The units that a door leads to. @param units All of the institute. */
export function connecting(path: string, label: string, units: readonly Asset[]): Field<Asset> {
  const choices = units.map(({ _id, code }) => optionOf({ _id, name: code }));
  return {
    ...several<Asset>(path, label, choices, { isOptional: true }),
    draw: (props) => <Units {...props} choices={choices} />,
  };
}

function Units({
  choices,
  ...control
}: ControlProps & { readonly choices: readonly { value: string; label: string }[] }) {
  const { props, value } = useValued(control);
  return (
    <MultiCombobox
      {...props}
      isOptional
      value={Array.isArray(value) ? value.map(String) : []}
      options={choices}
    />
  );
}
