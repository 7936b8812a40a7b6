import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '../testing/calls.ts';
import { refuseBrokenText } from './broken-text.ts';
import { BODY_MAX_BYTES } from './input.ts';
import { choicesOf, valuesMaxOf } from './values-max.ts';

interface Shape {
  readonly type?: string;
  readonly pattern?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly minLength?: number;
  readonly items?: Shape;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: Shape | boolean;
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value) ?? '');

/** A body with every field, and with as many items in each list as it takes or fit. */
function largest(shape: Shape, room: number): unknown {
  const forms = shape.anyOf ?? shape.oneOf;
  if (forms) {
    const bodies = forms.map((form) => largest(form, room));
    return bodies.toSorted((a, b) => bytesOf(b) - bytesOf(a))[0];
  }
  if (shape.properties) {
    let left = room;
    const fields = Object.entries(shape.properties).map(([name, property]) => {
      const value = largest(property, left);
      left -= bytesOf(value) + name.length + 4;
      return [name, value];
    });
    return Object.fromEntries(fields);
  }
  if (shape.items) {
    const list: unknown[] = [];
    const most = shape.maxItems ?? choicesOf(shape.items);
    for (let left = room; list.length < most; ) {
      const item = largest(shape.items, left);
      left -= bytesOf(item) + 1;
      if (left < 0) break;
      list.push(item);
    }
    return list;
  }
  if (shape.type === 'string') return shape.enum?.[0] ?? 'x'.repeat(lengthOf(shape));
  return shape.const ?? (shape.type === 'boolean' ? true : 0);
}

function lengthOf({ pattern, format, minLength = 0 }: Shape): number {
  if (format) return 10;
  return pattern?.includes('{24}') ? 24 : minLength;
}

const withBody = calls.flatMap(({ name, schema: { body } }) => (body ? [{ name, body }] : []));

describe('the bound of values', () => {
  it.each(withBody)('lets the largest body of $name pass', ({ body }) => {
    const shape = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Shape;
    const largestBody = largest(shape, BODY_MAX_BYTES.signedIn);
    expect(() => refuseBrokenText(largestBody, 'VALIDATION', valuesMaxOf(body))).not.toThrow();
  });

  it('is as small as ever for calls without long lists', () => {
    const login = withBody.find(({ name }) => name === 'user.login');
    expect(login && valuesMaxOf(login.body)).toBe(5_000);
  });

  it('holds for a list without one', () => {
    expect(valuesMaxOf(z.array(z.number()))).toBeLessThan(BODY_MAX_BYTES.signedIn / 4);
  });
});
