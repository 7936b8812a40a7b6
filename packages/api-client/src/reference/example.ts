import { choices, type Fragment } from './json-schema.ts';

const texts: ReadonlyMap<string, string> = new Map([
  ['^[0-9a-f]{24}$', '65f0000000000000000000a1'],
  ['^([01]\\d|2[0-3]):[0-5]\\d$', '14:00'],
  ['^\\+[1-9]\\d{6,14}$', '+919876543210'],
  ['^https:\\/\\/[^\\\\]+$', 'https://lotus.example'],
  ['^#[0-9a-f]{6}$', '#0f766e'],
  ['^[A-Z]{3}$', 'INR'],
  ['^[A-Z]{2}$', 'IN'],
  ['^[A-Z0-9]{3,10}$', 'LOTUS'],
  ['^[\\w-]{43}$', 'tKx4Jm0Zb8sQe2VnYw6RcD1uHfLg3aPo5iNq7TyXkEM'],
  ['^\\w+$', 'amount'],
  ['^\\d{4}-(0[1-9]|1[0-2])$', '2026-11'],
  ['^\\d{6}$', '492039'],
  ['^[a-z][a-z0-9-]{1,39}$', 'sea-view'],
]);

const formats: Readonly<Record<string, string>> = {
  date: '2026-12-01',
  'date-time': '2026-12-01T09:30:00.000Z',
  email: 'asha@lotus.example',
};

/** Example values of fields, by name. */
const byName: Readonly<Record<string, string>> = {
  password: 'eleven green kites',
  confirmPassword: 'eleven green kites',
  firstName: 'Asha',
  lastName: 'Rao',
  reason: 'The pipes are repaired',
  search: 'lotus',
  code: 'A1',
};

/** A value that a fragment allows, with what it requires alone. @param name of the field that holds it. */
export function exampleOf(fragment: Fragment, name = ''): unknown {
  const { type, items, properties = {}, required = [], minimum = 1, minItems = 0 } = fragment;
  const [choice] = choices(fragment) ?? [];
  if (choice) return exampleOf(choice, name);
  if (fragment.const !== undefined) return fragment.const;
  if (fragment.enum) return fragment.enum[0];
  switch (Array.isArray(type) ? type[0] : type) {
    case 'string':
      return textOf(fragment, name);
    case 'integer':
    case 'number':
      return Math.max(minimum, name === '__v' ? 3 : 1);
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: Math.max(minItems, 1) }, () => exampleOf(items ?? {}, name));
    case 'object':
      return Object.fromEntries(
        required.flatMap((field) => {
          const inner = properties[field];
          return inner ? [[field, exampleOf(inner, field)]] : [];
        }),
      );
    default:
      return null;
  }
}

function textOf({ format, pattern, minLength = 0, maxLength = 100 }: Fragment, name: string) {
  const text =
    formats[format ?? ''] ?? texts.get(pattern ?? '') ?? byName[name] ?? capitalized(name, 'Lotus');
  return text.padEnd(minLength, 'a').slice(0, maxLength);
}

function capitalized(name: string, fallback: string): string {
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : fallback;
}

/** A value as TypeScript has it. */
export function codeOf(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map((item) => codeOf(item, indent)).join(', ')}]`;
  const entries = Object.entries(value).map(
    ([key, item]) => `${/^[\w$]+$/.test(key) ? key : `'${key}'`}: ${codeOf(item, `${indent}  `)}`,
  );
  if (entries.length === 0) return '{}';
  const line = `{ ${entries.join(', ')} }`;
  if (line.length + indent.length < 70) return line;
  return `{\n${entries.map((entry) => `${indent}  ${entry},`).join('\n')}\n${indent}}`;
}
