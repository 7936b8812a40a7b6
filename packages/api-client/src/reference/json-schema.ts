import { patterns } from './patterns.ts';

/** A fragment of JSON Schema, as the OpenAPI document has them. */
export interface Fragment {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly default?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Fragment;
  readonly properties?: Readonly<Record<string, Fragment>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Fragment | boolean;
  readonly propertyNames?: Fragment;
  readonly anyOf?: readonly Fragment[];
  readonly oneOf?: readonly Fragment[];
  readonly allOf?: readonly Fragment[];
}

const isNull = ({ type }: Fragment) => type === 'null';

/** The choices of a fragment, without null. */
export const choices = ({ anyOf, oneOf }: Fragment): readonly Fragment[] | undefined =>
  (anyOf ?? oneOf)?.filter((choice) => !isNull(choice));

export const canBeNull = ({ anyOf, type }: Fragment): boolean =>
  anyOf?.some(isNull) === true || (Array.isArray(type) && type.includes('null'));

/** The name of the entity that a fragment refers to. */
export const entityOf = ({ $ref }: Fragment): string | undefined =>
  $ref === undefined ? undefined : $ref.slice($ref.lastIndexOf('/') + 1);

const formats: Readonly<Record<string, string>> = {
  date: 'day, `2026-12-01`',
  'date-time': 'time in UTC, `2026-12-01T09:30:00.000Z`',
  email: 'email address',
  binary: 'file',
};

/** The type of a fragment as TypeScript has it; an entity is a link to its fields. */
export function typeText(fragment: Fragment): string {
  const entity = entityOf(fragment);
  if (entity) return entity;
  const orNull = canBeNull(fragment) ? ' | null' : '';
  const several = choices(fragment);
  if (several) return [...new Set(several.map(typeText))].join(' | ') + orNull;
  if (fragment.const !== undefined) return literal(fragment.const);
  if (fragment.enum) return fragment.enum.map(literal).join(' | ') + orNull;
  switch (Array.isArray(fragment.type) ? fragment.type[0] : fragment.type) {
    case 'string':
      return `${fragment.format === 'binary' ? 'File' : 'string'}${orNull}`;
    case 'integer':
    case 'number':
      return `number${orNull}`;
    case 'boolean':
      return `boolean${orNull}`;
    case 'array': {
      const item = typeText(fragment.items ?? {});
      return item.includes(' ') ? `(${item})[]` : `${item}[]`;
    }
    case 'object':
      return isRecord(fragment) ? `Record<string, ${typeText(valuesOf(fragment))}>` : 'object';
    default:
      return 'unknown';
  }
}

/** An object of any keys. */
const isRecord = ({ properties, additionalProperties }: Fragment) =>
  properties === undefined && typeof additionalProperties === 'object';

const valuesOf = ({ additionalProperties }: Fragment): Fragment =>
  typeof additionalProperties === 'object' ? additionalProperties : {};

const literal = (value: unknown) =>
  typeof value === 'string' ? `'${value}'` : JSON.stringify(value);

/** The largest number that JavaScript counts to: no bound that someone has chosen. */
const isChosen = (bound: number | undefined): bound is number =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

/** The bounds of a fragment in words: `1 to 40 characters`. */
export function boundsText(fragment: Fragment): string {
  const several = choices(fragment);
  if (several) return [...new Set(several.map(boundsText))].filter(Boolean).join(', or ');
  const {
    format,
    pattern,
    minLength = 0,
    maxLength,
    minimum,
    maximum,
    minItems = 0,
    maxItems,
  } = fragment;
  const parts: string[] = [];
  if (format) parts.push(formats[format] ?? format);
  else if (pattern) parts.push(patterns.get(pattern) ?? `\`${pattern}\``);
  if (maxLength !== undefined && !format) parts.push(`${minLength} to ${maxLength} characters`);
  if (isChosen(minimum) && isChosen(maximum)) parts.push(`${minimum} to ${maximum}`);
  else if (isChosen(minimum)) parts.push(`at least ${minimum}`);
  else if (isChosen(maximum)) parts.push(`up to ${maximum}`);
  if (maxItems !== undefined) parts.push(`${minItems} to ${maxItems} items`);
  const items =
    fragment.items && entityOf(fragment.items) === undefined ? fragment.items : undefined;
  if (items) parts.push(...[boundsText(items)].filter(Boolean).map((text) => `each ${text}`));
  if (fragment.default !== undefined && fragment.default !== null)
    parts.push(`default \`${JSON.stringify(fragment.default)}\``);
  return parts.join('; ');
}

/** A field of an object, also of one within it. */
export interface FieldRow {
  /** `statusReason.from`, `items[].code`. */
  readonly path: string;
  readonly fragment: Fragment;
  readonly isRequired: boolean;
}

/** The fields of an object and of the objects in it, but not those of entities. */
export function fieldRows(fragment: Fragment, prefix = ''): FieldRow[] {
  const several = choices(fragment);
  if (several) return uniqueRows(several.flatMap((choice) => fieldRows(choice, prefix)));
  return Object.entries(fragment.properties ?? {}).flatMap(([name, field]) => {
    const path = prefix + name;
    const isRequired = fragment.required?.includes(name) === true;
    return [{ path, fragment: field, isRequired }, ...innerRows(field, path)];
  });
}

function innerRows(field: Fragment, path: string): FieldRow[] {
  if (entityOf(field)) return [];
  const several = choices(field);
  if (several) return uniqueRows(several.flatMap((choice) => innerRows(choice, path)));
  if (field.items) return innerRows(field.items, `${path}[]`);
  if (isRecord(field)) return innerRows(valuesOf(field), `${path}.*`);
  return fieldRows(field, `${path}.`);
}

const uniqueRows = (rows: readonly FieldRow[]) => [
  ...new Map(rows.map((row) => [row.path, row])).values(),
];
