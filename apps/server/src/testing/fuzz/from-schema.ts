import * as fc from 'fast-check';
import * as z from 'zod/mini';

/** The part of JSON Schema that the contract's schemas come to. */
interface Shape {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
}

type Values = fc.Arbitrary<unknown>;

/**
 * Bodies that a schema describes. What no JSON Schema can say (two fields that must agree, a day
 * that is in no calendar) may still be refused: the schema itself has the last word.
 */
export function bodiesOf(schema: z.core.$ZodType): Values {
  return valuesOf(shapeOf(schema, 'input'));
}

/** Queries that a schema describes, as they stand in an address. */
export function queriesOf(schema: z.core.$ZodType): fc.Arbitrary<Record<string, string>> {
  return valuesOf(shapeOf(schema, 'output')).map((query) =>
    Object.fromEntries(
      Object.entries(query as object).map(([key, value]) => [
        key,
        Array.isArray(value) ? value.join(',') : String(value),
      ]),
    ),
  );
}

function shapeOf(schema: z.core.$ZodType, io: 'input' | 'output'): Shape {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape;
}

function valuesOf(shape: Shape): Values {
  const oneOf = shape.anyOf ?? shape.oneOf;
  if (oneOf) return fc.oneof(...oneOf.map(valuesOf));
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.type === 'string') return texts(shape);
  if (shape.type === 'integer' || shape.type === 'number') return wholeNumbers(shape);
  if (shape.type === 'boolean') return fc.boolean();
  if (shape.type === 'null') return fc.constant(null);
  if (shape.type === 'array') return lists(shape);
  if (shape.type === 'object') return objects(shape);
  return fc.jsonValue({ maxDepth: 2 });
}

function texts({ format, pattern, minLength = 0, maxLength = 40 }: Shape): fc.Arbitrary<string> {
  if (format === 'email') return emails;
  if (format === 'uri') return fc.webUrl({ validSchemes: ['https'], size: 'small' });
  if (format === 'date-time') return instants.map((at) => at.toISOString());
  if (format === 'date') return days;
  if (pattern) return fc.stringMatching(new RegExp(pattern), { size: 'small' });
  const unit = fc.constantFrom('grapheme', 'grapheme-ascii');
  return unit.chain((kind) =>
    fc.string({ unit: kind as 'grapheme', minLength, maxLength: Math.max(minLength, maxLength) }),
  );
}

/** Most of the addresses that RFC 5322 allows are none that we take. */
const emails = mostly(
  fc.stringMatching(/^[a-z]{1,8}[.+]?[a-z\d]{1,8}@[a-z]{2,8}\.example$/),
  fc.emailAddress({ size: 'small' }),
);

const between = (min: string, max: string) =>
  fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true });

const instants = between('0001-01-02', '9999-12-30');

/** Days that people mean, any day, and the ends of the calendars: of the product's and of ISO 8601. */
const days = fc.oneof(
  ...[between('2020-01-01', '2030-12-31'), between('0001-01-01', '9999-12-31')].map((some) =>
    some.map((day) => day.toISOString().slice(0, 10)),
  ),
  fc.constantFrom('0001-01-01', '1900-01-01', '2200-12-31', '9999-12-31'),
);

function wholeNumbers({ minimum = 0, maximum = 1_000_000 }: Shape): Values {
  return fc.integer({
    min: Math.max(minimum, -(2 ** 31)),
    max: Math.min(maximum, 2 ** 31 - 1),
  });
}

function mostly<T>(usual: fc.Arbitrary<T>, any: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: any });
}

function lists({ items = {}, minItems = 0, maxItems = 5 }: Shape): Values {
  const maxLength = Math.max(minItems, Math.min(maxItems, 5));
  return fc.array(valuesOf(items), { minLength: minItems, maxLength });
}

/** Values that a field takes although no JSON Schema can say it, by the name of the field. */
const valuesByField: ReadonlyMap<string, readonly string[]> = new Map([
  ['timezone', ['Asia/Kolkata', 'Europe/Lisbon', 'UTC']],
  ['timezoneOverride', ['Asia/Kolkata', 'Pacific/Apia']],
  ['locale', ['en-IN', 'hi-IN', 'pt-PT']],
  ['currency', ['INR', 'JPY', 'KWD']],
  ['gstin', ['27AAPFU0939F1ZV']],
  // The formats of numbers, each unlike the others.
  ['taxInvoice', ['INV/{year}/{number}', 'I-{number}']],
  ['receipt', ['RCT/{year}/{number}', 'R-{number}']],
  ['creditNote', ['CRN/{year}/{number}', 'C-{number}']],
  ['paymentReversal', ['REV/{year}/{number}', 'P-{number}']],
  ['refundVoucher', ['RFV/{year}/{number}', 'F-{number}']],
]);

function fieldOf(name: string, shape: Shape): Values {
  const values = valuesByField.get(name);
  if (!values || shape.enum) return valuesOf(shape);
  return mostly(fc.constantFrom(...values), valuesOf(shape));
}

function objects({ properties = {}, required = [] }: Shape): Values {
  const fields: Record<string, Values> = Object.fromEntries(
    Object.entries(properties).map(([name, shape]) => [name, fieldOf(name, shape)]),
  );
  const records = fc.record(fields, { requiredKeys: [...required], noNullPrototype: true });
  if (!('confirmPassword' in properties)) return records;
  // Two fields that must agree: no schema of JSON can say it.
  return records.map((body) => ({ ...body, confirmPassword: body.newPassword ?? body.password }));
}
