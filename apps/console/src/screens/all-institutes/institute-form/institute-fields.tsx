import type { Institution, Template } from '@booking/api-client';
import { NOT_AVAILABLE } from '@booking/content/templates';
import { FieldRow, Select, TextArea, TextField } from '@booking/ui';
import type { ChangeEvent } from 'react';
import { countries, countryName } from '../../../institutes/countries.ts';
import { optionsOf, typeLabels } from '../../../institutes/institute-words.ts';
import { states } from '../../../institutes/states.ts';
import { fieldLabels, suggestCode } from './form-values.ts';
import type { InstituteEntityForm } from './use-institute-form.ts';

export interface InstituteFieldsProps {
  readonly form: InstituteEntityForm;
  readonly templates: readonly Template[];
  /** The institute to edit; undefined for a new one. */
  readonly institute: Institution | undefined;
}

export function InstituteFields({ form, templates, institute }: InstituteFieldsProps) {
  const { field, formState, setValue, watch } = form;
  const country = watch('address.country');
  // Code and template are in use elsewhere once an institute has gone live.
  const isSettled = institute !== undefined && institute.status !== 'Pending';

  const name = field('name');
  const changeName = (event: ChangeEvent<HTMLInputElement>) => {
    void name.onChange(event);
    if (institute || formState.dirtyFields.code) return;
    setValue('code', suggestCode(event.target.value), { shouldValidate: formState.isSubmitted });
  };

  return (
    <>
      <FieldRow>
        <TextField {...name} onChange={changeName} autoComplete="off" />
        <TextField
          {...field('code')}
          autoComplete="off"
          spellCheck={false}
          readOnly={isSettled}
          hint={codeHint(isSettled, institute === undefined)}
        />
      </FieldRow>
      <FieldRow>
        {isSettled ? (
          <TextField
            label={fieldLabels.template}
            readOnly
            value={institute.template.name}
            hint="Can’t be changed after the institute goes live."
          />
        ) : (
          <Select {...field('template')} options={templates.map(templateOption)} />
        )}
        <Select {...field('type')} options={optionsOf(typeLabels)} />
      </FieldRow>
      <TextField {...field('address.line1')} autoComplete="off" />
      <FieldRow>
        <TextField {...field('address.city')} autoComplete="off" />
        <TextField {...field('address.postalCode')} isOptional inputMode="numeric" />
      </FieldRow>
      <FieldRow>
        {country === 'IN' ? (
          <Select
            {...field('address.state')}
            isOptional
            placeholder="Choose a state"
            options={states.map((value) => ({ value, label: value }))}
          />
        ) : (
          <TextField {...field('address.state')} isOptional />
        )}
        <Select
          {...field('address.country')}
          options={withChosen(countries, institute?.address.country).map((value) => ({
            value,
            label: countryName(value),
          }))}
        />
      </FieldRow>
      <FieldRow>
        <TextField {...field('email')} type="email" autoComplete="off" />
        <TextField {...field('phone')} type="tel" autoComplete="off" />
      </FieldRow>
      {!institute && <OwnerFields field={field} />}
      <FieldRow>
        <TextField {...field('legalName')} isOptional autoComplete="off" />
        <TextField {...field('gstin')} isOptional autoComplete="off" spellCheck={false} />
      </FieldRow>
      <TextField {...field('website')} isOptional type="url" placeholder="https://" />
      <TextArea {...field('notes')} isOptional hint="Only visible to platform staff." />
    </>
  );
}

function codeHint(isSettled: boolean, isNew: boolean): string | undefined {
  if (isSettled) return 'Can’t be changed after the institute goes live.';
  return isNew ? 'Suggested from the name.' : undefined;
}

function OwnerFields({ field }: Pick<InstituteEntityForm, 'field'>) {
  return (
    <fieldset className="ck-form-group">
      <legend className="ck-form-legend">Owner</legend>
      <p className="ck-form-note">We’ll email an invitation with the Owner role.</p>
      <FieldRow>
        <TextField {...field('owner.firstName')} label="First name" autoComplete="off" />
        <TextField {...field('owner.lastName')} label="Last name" autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <TextField {...field('owner.email')} label="Email" type="email" autoComplete="off" />
        <TextField {...field('owner.phone')} label="Phone" type="tel" isOptional />
      </FieldRow>
    </fieldset>
  );
}

/** Unavailable templates are listed but can't be chosen (`SHELL-10`). */
function templateOption({ _id, name, isAvailable }: Template) {
  return {
    value: _id,
    label: isAvailable ? name : `${name} (${NOT_AVAILABLE})`,
    disabled: !isAvailable,
  };
}

function withChosen(values: readonly string[], chosen: string | undefined): readonly string[] {
  return chosen && !values.includes(chosen) ? [...values, chosen] : values;
}
