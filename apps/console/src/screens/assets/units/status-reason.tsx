import type { Asset, AssetStatus } from '@booking/api-client';
import { STATUSES_WITH_DATES } from '@booking/api-client/facts';
import { DatePicker, FieldRow, TextField } from '@booking/ui';
import { get } from 'react-hook-form';
import { formatDay, today } from '../../../dates/shown-date.ts';
import type { ControlProps, Field } from '../../../entity/form/field.ts';
import { useValued } from '../../../entity/form/use-valued.ts';

interface Reason {
  readonly reason: string;
  readonly from: string;
  readonly until: string;
}

const NONE: Reason = { reason: '', from: '', until: '' };

function reasonOf(value: unknown): Reason {
  if (typeof value !== 'object' || value === null) return NONE;
  const part = (key: keyof Reason) => String(Reflect.get(value, key) ?? '');
  return { reason: part('reason'), from: part('from'), until: part('until') };
}

/** Why an asset is out of service or order, and from when until when. Shown with these statuses only. */
export function statusReason(path: string, label: string): Field<Asset> {
  return {
    path,
    label,
    blank: NONE,
    fromStored: reasonOf,
    toBody: (value) => {
      const { reason, from, until } = reasonOf(value);
      return reason || from ? { reason, from, until: until || null } : null;
    },
    format: (value) => {
      const { reason, from, until } = reasonOf(value);
      const days = [from, until].filter(Boolean).map((day) => formatDay(day));
      return [reason, days.join(' – ')].filter(Boolean).join(', ');
    },
    parts: () => [
      { path: `${path}.from`, label: 'First day' },
      { path: `${path}.until`, label: 'Last day' },
    ],
    draw: (props) => <StatusReason {...props} />,
  };
}

/** Whether a status comes with a reason and dates. */
export function hasReason(status: unknown): boolean {
  const statuses: readonly AssetStatus[] = STATUSES_WITH_DATES;
  return statuses.some((item) => item === status);
}

function StatusReason(control: ControlProps) {
  const { props, value } = useValued(control);
  if (!hasReason(control.form.watch('status'))) return null;
  const { errors } = control.form.formState;
  const errorOf = (part: 'from' | 'until'): string | undefined => {
    const error: { readonly message?: string } | undefined = get(
      errors,
      `${control.field.name}.${part}`,
    );
    return error?.message;
  };
  return (
    <ReasonFields
      {...props}
      value={reasonOf(value)}
      fromError={errorOf('from')}
      untilError={errorOf('until')}
    />
  );
}

interface ReasonFieldsProps {
  readonly id: string;
  readonly value: Reason;
  /** Of the reason. */
  readonly error?: string | undefined;
  readonly fromError?: string | undefined;
  readonly untilError?: string | undefined;
  readonly onChange: (value: Reason) => void;
}

/** The three fields of a reason. */
export function ReasonFields({
  id,
  value,
  error,
  fromError,
  untilError,
  onChange,
}: ReasonFieldsProps) {
  return (
    <FieldRow>
      <TextField
        id={id}
        label="Reason"
        autoComplete="off"
        value={value.reason}
        error={error}
        onChange={({ target }) => onChange({ ...value, reason: target.value })}
      />
      <DatePicker
        id={`${id}-from`}
        label="First day"
        error={fromError}
        today={today()}
        value={value.from}
        onChange={(from) => onChange({ ...value, from: from ?? '' })}
      />
      <DatePicker
        id={`${id}-until`}
        label="Last day"
        error={untilError}
        isOptional
        today={today()}
        value={value.until}
        onChange={(until) => onChange({ ...value, until: until ?? '' })}
      />
    </FieldRow>
  );
}
