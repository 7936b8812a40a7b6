import { Button, PasswordField } from '@booking/ui';
import type { EntityRow } from '../../entity/api-types.ts';
import { several } from '../../entity/form/choice-fields.tsx';
import type { ControlProps, Field, FieldOptions } from '../../entity/form/field.ts';
import { PendingField } from '../../entity/form/pending-field.tsx';
import { text } from '../../entity/form/text-fields.tsx';
import { textValue } from '../../entity/form/text-value.ts';
import { useValued } from '../../entity/form/use-valued.ts';
import { lazyPart } from '../../loading/lazy-part.tsx';

const PrintedDay = lazyPart(
  () => import('./printed-day-control.tsx').then(({ PrintedDayControl }) => PrintedDayControl),
  PendingField,
);

/** A day that is stored as it is printed: "23 November 2026". */
export function printedDayField<E extends EntityRow>(path: string, label: string): Field<E> {
  return textValue(path, label, {}, (props) => <PrintedDay {...props} />);
}

/** A list of texts, one a line. */
export function textLines<E extends EntityRow>(
  path: string,
  label: string,
  options: FieldOptions<E> = {},
): Field<E> {
  const linesOf = (value: unknown) =>
    String(value ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  return {
    ...text<E>(path, label, { ...options, hasLines: true }),
    fromStored: (value) => (Array.isArray(value) ? value.join('\n') : ''),
    toBody: linesOf,
    format: (value) => linesOf(value).join(', '),
  };
}

/** Days of the week as numbers: 0 is Sunday, and Monday comes first. */
export function weekdays(path: string, label: string): Field {
  const name = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' });
  const days = [1, 2, 3, 4, 5, 6, 0].map((day) => ({
    value: String(day),
    // The year 2023 began on a Sunday.
    label: name.format(new Date(Date.UTC(2023, 0, 1 + day))),
  }));
  const field = several(path, label, days);
  const asNumbers = (value: unknown) => {
    const chosen: unknown = field.toBody(value);
    return Array.isArray(chosen) ? chosen.map(Number) : [];
  };
  return { ...field, toBody: asNumbers };
}

/** A secret that is never shown again: empty keeps it, a text replaces it, null removes it. */
export function secret<E extends EntityRow>(
  path: string,
  label: string,
  options: FieldOptions<E> = {},
): Field<E> {
  return {
    path,
    label,
    blank: '',
    fromStored: () => '',
    toBody: (value) => (value === '' ? undefined : value),
    format: (value) => (value === null ? 'Removed' : value ? 'A new one' : ''),
    draw: (props) => <Secret {...props} />,
    ...options,
    isOptional: true,
  };
}

function Secret(control: ControlProps) {
  const { props, value } = useValued(control);
  const { stored } = control;
  const part = (name: 'hasValue' | 'last4'): unknown =>
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined;
  const isSet = part('hasValue') === true;
  const end = part('last4');
  const isRemoved = value === null;
  // Of a short secret no end is known.
  const summary = typeof end === 'string' ? `Ends in ${end}.` : 'Set.';
  const hint = isSet ? `${summary} Leave it empty to keep it.` : 'Not set.';
  return (
    <div className="grid justify-items-start gap-1.5 *:first:justify-self-stretch">
      <PasswordField
        {...props}
        autoComplete="off"
        value={isRemoved ? '' : String(value ?? '')}
        description={isRemoved ? 'It will be removed when you save.' : hint}
        onChange={(event) => props.onChange(event.target.value)}
      />
      {isSet && (
        <Button
          size="sm"
          variant="secondary"
          color="transparent"
          onClick={() => props.onChange(isRemoved ? '' : null)}
        >
          {isRemoved ? 'Keep it' : 'Remove it'}
        </Button>
      )}
    </div>
  );
}
