import * as z from 'zod/mini';

/** The part of JSON Schema that the contract's schemas come to, and that says how many values there can be. */
interface Shape {
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Shape;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: Shape | boolean;
  readonly propertyNames?: { readonly enum?: readonly unknown[] };
}

/** Room for the mistakes of a body: its errors name fields rather than their number. */
const VALUES_LEAST = 5_000;

/**
 * Most values of lists without a bound: in every call, a value takes more than eight bytes of the largest body, on
 * average.
 */
const VALUES_MOST = 131_072;

const countsBySchema = new WeakMap<z.core.$ZodType, number>();

/** The most values, those inside of others included, that a body of a schema is looked at for. */
export function valuesMaxOf(schema: z.core.$ZodType): number {
  const count = countsBySchema.get(schema);
  if (count !== undefined) return count;
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  const most = Math.min(Math.max(VALUES_LEAST, valuesIn(shape)), VALUES_MOST);
  countsBySchema.set(schema, most);
  return most;
}

function valuesIn({ anyOf, oneOf, items, ...shape }: Shape): number {
  const forms = anyOf ?? oneOf;
  if (forms) return Math.max(...forms.map(valuesIn));
  if (items) return (shape.maxItems ?? choicesOf(items)) * (1 + valuesIn(items));
  const { properties = {}, additionalProperties, propertyNames } = shape;
  const named = Object.values(properties).reduce(
    (sum, property) => sum + 1 + valuesIn(property),
    0,
  );
  if (typeof additionalProperties !== 'object') return named;
  const others = propertyNames?.enum?.length ?? Infinity;
  return named + others * (1 + valuesIn(additionalProperties));
}

/** How many different values there are: a list of choices has each once. */
export function choicesOf({ type, enum: listed, minimum = 0, maximum = Infinity }: Shape): number {
  return listed?.length ?? (type === 'integer' ? maximum - minimum + 1 : Infinity);
}
