import type {
  Institution,
  InstitutionCreate,
  InstitutionUpdate,
  Template,
} from '@booking/api-client';
import type { FormFields } from '../../../forms/fields.ts';
import { countryName } from '../../../institutes/countries.ts';
import { keysOf, typeLabels } from '../../../institutes/institute-words.ts';
import { phoneText } from '../../../region/phone-text.ts';

/** The form's values: text as typed. */
export interface InstituteValues {
  readonly name: string;
  readonly code: string;
  readonly template: string;
  readonly type: Institution['type'];
  readonly email: string;
  readonly phone: string;
  readonly website: string;
  readonly legalName: string;
  readonly gstin: string;
  readonly notes: string;
  readonly address: {
    readonly line1: string;
    readonly city: string;
    readonly state: string;
    readonly postalCode: string;
    readonly country: string;
  };
  /** The person who is invited with a new institute. */
  readonly owner: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
  };
}

/** The labels of all fields by dotted path, which is also the path in the API. */
export const fieldLabels = {
  name: 'Name',
  code: 'Code',
  template: 'Template',
  type: 'Type',
  'address.line1': 'Street',
  'address.city': 'City',
  'address.state': 'State',
  'address.postalCode': 'PIN code',
  'address.country': 'Country',
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  legalName: 'Legal name',
  gstin: 'GSTIN',
  notes: 'Notes',
  'owner.firstName': 'Owner first name',
  'owner.lastName': 'Owner last name',
  'owner.email': 'Owner email',
  'owner.phone': 'Owner phone',
} as const;

export type FieldPath = keyof typeof fieldLabels;

/** The default country code of phone numbers. */
export const DIAL_CODE = '+91';

/** An empty form. Most institutes are hotels in India. */
export function blankValues(template: string): InstituteValues {
  return {
    name: '',
    code: '',
    template,
    type: 'Hotel',
    email: '',
    phone: DIAL_CODE,
    website: '',
    legalName: '',
    gstin: '',
    notes: '',
    address: { line1: '', city: '', state: '', postalCode: '', country: 'IN' },
    owner: { firstName: '', lastName: '', email: '', phone: DIAL_CODE },
  };
}

/** The form's values of a stored institute. */
export function valuesOf(institute: Institution): InstituteValues {
  const { address } = institute;
  return {
    ...blankValues(institute.template._id),
    name: institute.name,
    code: institute.code,
    type: institute.type,
    email: institute.email,
    phone: phoneText(institute.phone),
    website: institute.website ?? '',
    legalName: institute.legalName ?? '',
    gstin: institute.gstin ?? '',
    notes: institute.notes ?? '',
    address: {
      line1: address.line1,
      city: address.city,
      state: address.state ?? '',
      postalCode: address.postalCode ?? '',
      country: address.country,
    },
  };
}

/** The formats of the fields that are not plain text. */
function formatsOf(templates: readonly Template[]) {
  const formats: Partial<Record<FieldPath, (value: unknown) => string>> = {
    template: (value) => templates.find(({ _id }) => _id === value)?.name ?? String(value),
    type: (value) =>
      keysOf(typeLabels)
        .map((type) => (type === value ? typeLabels[type] : ''))
        .join(''),
    phone: (value) => compact(String(value)),
    'address.country': (value) => (value ? countryName(String(value)) : ''),
  };
  return formats;
}

/** All fields in the order of the form. */
export function instituteFields(templates: readonly Template[]): FormFields<FieldPath> {
  const formats = formatsOf(templates);
  return keysOf(fieldLabels).map((path) => ({
    path,
    label: fieldLabels[path],
    ...(formats[path] && { format: formats[path] }),
  }));
}

/** The part of the body that creating and updating share: empty text is null, phone numbers have no spaces. */
function shared(values: InstituteValues) {
  const { address } = values;
  return {
    name: values.name,
    code: values.code,
    template: values.template,
    type: values.type,
    email: values.email,
    phone: compact(values.phone),
    website: values.website.trim() || null,
    legalName: values.legalName.trim() || null,
    gstin: values.gstin.trim() || null,
    notes: values.notes.trim() || null,
    address: {
      line1: address.line1,
      city: address.city,
      state: address.state || null,
      postalCode: address.postalCode.trim() || null,
      country: address.country,
    },
  } satisfies InstitutionUpdate;
}

export function createBody(values: InstituteValues): InstitutionCreate {
  const phone = compact(values.owner.phone);
  return {
    ...shared(values),
    owner: { ...values.owner, phone: phone === DIAL_CODE || phone === '' ? null : phone },
  };
}

/** Only the fields that differ from the stored institute, with the version they were based on. */
export function updateBody(
  values: InstituteValues,
  stored: InstituteValues,
  version: number,
): InstitutionUpdate {
  const before: Record<string, unknown> = shared(stored);
  const changes = Object.entries(shared(values)).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]),
  );
  return { ...Object.fromEntries(changes), __v: version };
}

/** The whole institute as an update, to validate every field. */
export function wholeUpdate(values: InstituteValues): InstitutionUpdate {
  return shared(values);
}

function compact(phone: string): string {
  return phone.replace(/[\s().-]/g, '');
}

/** Suggests a code from a name: its initials, padded from the first word. "Snowline Lodge" gives SNL. */
export function suggestCode(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .toUpperCase()
    .split(' ')
    .filter(Boolean);
  const [first = '', ...rest] = words;
  const head = first.slice(0, Math.max(1, 3 - rest.length));
  return (head + rest.map((word) => word.charAt(0)).join('')).slice(0, 10);
}
