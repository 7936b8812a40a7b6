import type { Whatsapp } from '@booking/api-client';
import { AUDIENCE_KINDS, DEFAULT_ROLES } from '@booking/api-client/facts';
import { FieldRow, PhoneField, Select } from '@booking/ui';
import type { ControlProps, Field } from '../../../entity/form/field.ts';
import { useValued } from '../../../entity/form/use-valued.ts';
import { optionsOf } from '../../../labels/labels.ts';
import type { TemplateWords } from '../../../templates/template-words.ts';
import { audienceLabels, audienceText } from '../../../whatsapp/message-words.ts';
import { recordOf, textOf } from './form-values.ts';

type Audience = Whatsapp['audience'];

/** For those who may not read the roles of their template. */
const SHIPPED: readonly string[] = [
  ...new Set(Object.values(DEFAULT_ROLES).flatMap((some) => some.map(({ role }) => role))),
];

function audienceOf(value: unknown): Audience {
  const { kind, role, phone } = recordOf(value);
  const audienceKind = AUDIENCE_KINDS.find((option) => option === kind) ?? 'Guest';
  return {
    kind: audienceKind,
    role: audienceKind === 'Role' ? textOf(role) || null : null,
    phone: audienceKind === 'Number' ? textOf(phone) || null : null,
  };
}

/** Who gets a message. @param roles Those of the template, once they are loaded. */
export const audienceField = (
  words: TemplateWords,
  roles: readonly string[] = SHIPPED,
): Field<Whatsapp> => ({
  path: 'audience',
  label: 'Audience',
  blank: { kind: 'Guest', role: null, phone: null },
  fromStored: audienceOf,
  toBody: audienceOf,
  format: (value) => audienceText(audienceOf(value), words),
  draw: (props) => <AudienceControl {...props} roles={roles} words={words} />,
});

interface AudienceControlProps extends ControlProps {
  readonly roles: readonly string[];
  readonly words: TemplateWords;
}

function AudienceControl({ roles, words, ...control }: AudienceControlProps) {
  const { props, value } = useValued(control);
  const { id, error, ref, onBlur, onChange } = props;
  const { kind, role, phone } = audienceOf(value);
  // The error is of the part that is missing.
  const ownError = kind === 'Guest' || kind === 'Owner' ? error : undefined;
  return (
    <FieldRow>
      <Select
        id={id}
        ref={ref}
        label="Audience"
        error={ownError}
        options={optionsOf(audienceLabels(words))}
        value={kind}
        onBlur={onBlur}
        onChange={({ target }) => onChange({ kind: target.value, role: null, phone: null })}
      />
      {kind === 'Role' && (
        <Select
          label="Role"
          error={error}
          placeholder="Choose a role"
          options={[...new Set([...roles, ...(role ? [role] : [])])].map((name) => ({
            value: name,
            label: name,
          }))}
          value={role ?? ''}
          onBlur={onBlur}
          onChange={({ target }) => onChange({ kind, role: target.value, phone: null })}
        />
      )}
      {kind === 'Number' && (
        <PhoneField
          label="Phone number"
          error={error}
          value={phone ?? ''}
          onBlur={onBlur}
          onChange={(next) => onChange({ kind, role: null, phone: next })}
        />
      )}
    </FieldRow>
  );
}
