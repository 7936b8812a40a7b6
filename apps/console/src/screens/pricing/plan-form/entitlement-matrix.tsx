import type { Pricing } from '@booking/api-client';
import {
  ENTITLEMENT_KEYS,
  ENTITLEMENTS,
  type Entitlement,
  PLAN_KEYS,
} from '@booking/api-client/facts';
import { CheckboxGroup } from '@booking/ui';
import type { ControlProps, Field } from '../../../entity/form/field.ts';
import { useValued } from '../../../entity/form/use-valued.ts';
import { planLabels } from '../../../labels/plan-labels.ts';
import { entitlementLabel } from '../plan-words.ts';
import './plan-form.css';

/** The known features among some values, in their order. */
const chosenIn = (value: unknown): Entitlement[] =>
  ENTITLEMENT_KEYS.filter((key) => Array.isArray(value) && value.includes(key));

/** The features that a plan opens, grouped by the starter plan that adds them. */
export const entitlements: Field<Pricing> = {
  path: 'entitlements',
  label: 'Included features',
  blank: [],
  fromStored: chosenIn,
  toBody: chosenIn,
  format: (value) => chosenIn(value).map(entitlementLabel).join(', '),
  draw: (props) => <EntitlementMatrix {...props} />,
};

function EntitlementMatrix(control: ControlProps) {
  const { props, value } = useValued(control);
  const { id, error, ref, onBlur, onChange } = props;
  const chosen = chosenIn(value);
  return PLAN_KEYS.map((level, at) => {
    const own: readonly Entitlement[] = ENTITLEMENTS[level];
    return (
      <CheckboxGroup<Entitlement>
        key={level}
        {...(at === 0 && { id, error, ref })}
        label={`${planLabels[level]} features`}
        allLabel="All of these"
        className="ck-entitlements"
        options={own.map((key) => ({ value: key, label: entitlementLabel(key) }))}
        value={chosen.filter((key) => own.includes(key))}
        onBlur={onBlur}
        onChange={(some) =>
          onChange(chosenIn([...chosen.filter((key) => !own.includes(key)), ...some]))
        }
      />
    );
  });
}
