import type { Institution, Ota } from '@booking/api-client';
import { PasswordField } from '@booking/ui';
import { choice } from '../../../entity/form/choice-fields.tsx';
import type { ControlProps, Field } from '../../../entity/form/field.ts';
import { text } from '../../../entity/form/text-fields.tsx';

type SchemaField = Ota['credentialsSchema'][number];

function partOf(stored: unknown, name: 'value' | 'last4'): string {
  if (typeof stored !== 'object' || stored === null) return '';
  const part: unknown = Reflect.get(stored, name);
  return typeof part === 'string' ? part : '';
}

/** A field that the OTA asks for to sign in. A stored secret is never shown: what is typed replaces it. */
export function credentialField(path: string, asked: SchemaField): Field<Institution> {
  const { key, label, type, required, help, options } = asked;
  const rest = { isOptional: !required, ...(help !== null && { description: help }) };
  const at = `${path}.${key}`;
  const field =
    type === 'select'
      ? choice<Institution>(
          at,
          label,
          options.map((value) => ({ value, label: value })),
          { ...rest, placeholder: 'Choose one' },
        )
      : text<Institution>(at, label, {
          ...rest,
          input: { spellCheck: false, ...(type === 'number' && { inputMode: 'decimal' }) },
        });
  const fromStored = (value: unknown) => partOf(value, 'value');
  if (type !== 'secret') {
    return {
      ...field,
      fromStored,
      draw: (props) => field.draw({ ...props, stored: fromStored(props.stored) }),
    };
  }
  return {
    ...field,
    fromStored: () => '',
    // Left out, the stored one stays.
    toBody: (value) => value || undefined,
    format: (value) => (value ? 'A new value' : ''),
    draw: (props) => <Secret {...props} />,
  };
}

function Secret({ field, stored, isOptional, description }: ControlProps) {
  const end = partOf(stored, 'last4');
  const isStored =
    typeof stored === 'object' && stored !== null && Reflect.get(stored, 'hasValue') === true;
  // Of a short secret no end is known.
  const hint = isStored && `Stored${end && `, ending in ${end}`}. Leave it empty to keep it.`;
  return (
    <PasswordField
      {...field}
      autoComplete="off"
      isOptional={isOptional || isStored}
      description={hint || description}
    />
  );
}
