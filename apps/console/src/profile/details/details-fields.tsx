import type { User } from '@booking/api-client';
import { fullName } from '@booking/api-client/facts';
import { type ComboboxProps, FieldRow, PhoneField, Select, TextField } from '@booking/ui';
import { Controller } from 'react-hook-form';
import { NOT_LOADED } from '../../entity/form/pending-field.tsx';
import { controlId } from '../../forms/fields.ts';
import type { EntityForm } from '../../forms/use-entity-form.ts';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { useUser } from '../../session/session-context.ts';
import { type DetailsPath, type DetailsValues, detailsDraft } from './details-values.ts';
import { localeOptions, localeSample } from './locales.ts';
import { PictureField } from './picture-field.tsx';

type ZoneProps = Omit<ComboboxProps, 'options'>;

// The list of zones and its search would be half of what the drawer loads.
const Zone = lazyPart(
  () => import('./zone-control.tsx').then(({ ZoneControl }) => ZoneControl),
  ({ label }: ZoneProps) => <TextField label={label} isOptional disabledReason={NOT_LOADED} />,
);

export interface DetailsFieldsProps {
  readonly form: EntityForm<DetailsValues, DetailsPath, User>;
}

const homeTypes = [
  { value: 'Month', label: 'Month' },
  { value: 'Day', label: 'Day' },
];

export function DetailsFields({ form }: DetailsFieldsProps) {
  const { email, role } = useUser();
  const { firstName, lastName, avatar, locale } = form.getValues();
  const now = new Date();
  return (
    <>
      <PictureField
        id={controlId(detailsDraft.form, 'avatar')}
        name={fullName({ firstName, lastName })}
        value={avatar}
        onChange={(picture) => form.setValue('avatar', picture, { shouldDirty: true })}
        error={form.formState.errors.avatar?.message}
      />
      <FieldRow>
        <TextField {...form.field('firstName')} autoComplete="given-name" />
        <TextField {...form.field('lastName')} isOptional autoComplete="family-name" />
      </FieldRow>
      <Controller
        name="phone"
        control={form.control}
        render={({ field: { value, onChange, onBlur, ref } }) => {
          const { id, label, error } = form.field('phone');
          return <PhoneField {...{ id, label, error, value, onChange, onBlur, ref }} isOptional />;
        }}
      />
      <TextField
        label="Email"
        readOnly
        value={email}
        description="You sign in with this email. It can’t be changed here."
      />
      <TextField
        label="Role"
        readOnly
        value={role}
        description="Your administrator manages your role."
      />
      <Select
        {...form.field('locale')}
        options={localeOptions(locale)}
        description={localeSample(locale, now)}
      />
      <Controller
        name="timezone"
        control={form.control}
        render={({ field: { value, onChange, onBlur, ref } }) => {
          const { id, label, error } = form.field('timezone');
          return <Zone {...{ id, label, error, value, onChange, onBlur, ref }} />;
        }}
      />
      <Select
        {...form.field('homeType')}
        options={homeTypes}
        description="What Home shows until you choose a period."
      />
    </>
  );
}
