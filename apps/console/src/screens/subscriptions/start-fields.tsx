import type { Pricing, Subscription } from '@booking/api-client';
import { Button, InlineMessage, Select } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { formatDay } from '../../dates/shown-date.ts';
import type { ControlProps, Field } from '../../entity/form/field.ts';
import { useValued } from '../../entity/form/use-valued.ts';
import { InstitutePicker } from '../../institutes/institute-picker.tsx';
import { useReads } from '../../session/session-context.ts';
import { planOptions } from '../../subscriptions/plan-cost.ts';
import { statusWords } from '../../subscriptions/subscription-words.ts';

/** The id of a reference; after a save, the form has the document that the server returned. */
function asText(value: unknown): string {
  const id = typeof value === 'object' && value !== null ? Reflect.get(value, '_id') : value;
  return String(id ?? '');
}

/** A choice by id that a control of its own draws. */
const reference = (
  path: string,
  label: string,
  blank: string,
  emptyMessage: string,
  draw: Field<Subscription>['draw'],
): Field<Subscription> => ({
  path,
  label,
  blank,
  fromStored: asText,
  toBody: asText,
  format: asText,
  emptyMessage,
  draw,
});

/** The institute of a new subscription. @param onChangeInstead Called for one that has a current subscription. */
export const instituteField = (
  blank: string,
  onChangeInstead: (subscription: Subscription) => void,
): Field<Subscription> =>
  reference('institution', 'Institute', blank, 'Choose an institute.', (props) => (
    <SoldInstitute {...props} onChangeInstead={onChangeInstead} />
  ));

interface SoldInstituteProps extends ControlProps {
  readonly onChangeInstead: (subscription: Subscription) => void;
}

function SoldInstitute({ onChangeInstead, ...control }: SoldInstituteProps) {
  const reads = useReads();
  const id = asText(useWatch({ control: control.form.control, name: control.field.name }));
  const read = useQuery({ ...reads.subscription.current({ _id: [id] }), enabled: id !== '' });
  const current = read.data?.items[0]?.subscription;
  return (
    <>
      <InstitutePicker {...control} />
      {current && (
        <InlineMessage
          tone="warning"
          role="status"
          title={`Already on ${current.planName} (${statusWords[current.status]})`}
          action={
            <Button size="sm" variant="secondary" onClick={() => onChangeInstead(current)}>
              Change its plan instead
            </Button>
          }
        >
          A new one can start after {formatDay(current.currentPeriodEnd)}.
        </InlineMessage>
      )}
    </>
  );
}

/** The plan of a new subscription: one of its institute's template. */
export const planField = (plans: readonly Pricing[], blank: string): Field<Subscription> =>
  reference('pricing', 'Plan', blank, 'Choose a plan.', (props) => (
    <PlanSelect {...props} plans={plans} />
  ));

function PlanSelect({ plans, ...control }: ControlProps & { readonly plans: readonly Pricing[] }) {
  const { form } = control;
  const reads = useReads();
  // Its options come after the institute: the form has the value, and the select shows it as soon as it can.
  const { props, value } = useValued(control);
  const institution = asText(useWatch({ control: form.control, name: 'institution' }));
  const institute = useQuery({
    ...reads.institution.get(institution),
    enabled: institution !== '',
  });
  const template = institute.data?.template._id;
  return (
    <Select
      {...props}
      value={asText(value)}
      onChange={({ target }) => props.onChange(target.value)}
      placeholder="Choose a plan"
      description={template ? undefined : 'Choose the institute first.'}
      options={planOptions(plans.filter((plan) => plan.template._id === template))}
    />
  );
}
