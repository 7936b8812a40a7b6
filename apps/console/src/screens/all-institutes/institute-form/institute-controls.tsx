import { Select, TextField } from '@booking/ui';
import type { ChangeEvent } from 'react';
import type { ControlProps } from '../../../entity/form/field.ts';
import { states } from '../../../institutes/states.ts';
import { SameName } from './same-name.tsx';
import { useSuggestedCode } from './use-suggested-code.ts';

/** The name of an institute. It suggests the code of a new one, until that is typed. */
export function NameControl({ field, form, isNew, stored }: ControlProps) {
  const suggested = useSuggestedCode({ form, isNew });
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    void field.onChange(event);
    suggested.onName(event.target.value);
  };
  return (
    <div>
      <TextField {...field} onChange={change} autoComplete="off" />
      <SameName form={form} own={stored} />
    </div>
  );
}

const stateOptions = states.map((value) => ({ value, label: value }));

/** The state: one of India's, or text in other countries. */
export function StateControl({ field, form, isOptional }: ControlProps) {
  return form.watch('address.country') === 'IN' ? (
    <Select {...field} {...{ isOptional }} placeholder="Choose a state" options={stateOptions} />
  ) : (
    <TextField {...field} isOptional={isOptional} />
  );
}
