import type { FieldError } from '@booking/api-client/contract';
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';
import { repeatedField } from './repeated-field.ts';

// zod/mini carries no sentences of its own.
z.config(en());

/** The largest body of a call: 1 MiB. */
export const BODY_MAX_BYTES = 1_048_576;
const DEPTH_MAX = 32;

/** The query of a request, checked by its schema. @throws Refusal `INVALID_QUERY` naming each mistake. */
export function readQuery(schema: z.core.$ZodType | undefined, search: URLSearchParams): unknown {
  const values: Record<string, string> = {};
  for (const [key, value] of search) {
    if (!schema) throw queryRefusal([unknownKey(key)]);
    if (Object.hasOwn(values, key)) {
      throw queryRefusal([{ path: key, code: 'repeated', message: 'This stands here twice.' }]);
    }
    Object.defineProperty(values, key, { value, enumerable: true });
  }
  if (!schema) return undefined;
  refuseBrokenText(values, 'INVALID_QUERY');
  const read = z.safeParse(schema, values);
  if (read.success) return read.data;
  throw queryRefusal(fieldErrors(read.error.issues));
}

function queryRefusal(errors: readonly FieldError[]): Refusal {
  const [first] = errors;
  const message = first && `"${first.path}": ${first.message}`;
  return new Refusal('INVALID_QUERY', { ...(message && { message }), errors });
}

/** The bytes of a request's body. @throws Refusal `TOO_LARGE` as soon as there are too many. */
export async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > most) throw new Refusal('TOO_LARGE');
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > most) throw new Refusal('TOO_LARGE');
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // The caller has gone, or its chunks are none: nothing of ours has failed.
    throw new Refusal('MALFORMED', { message: 'The request ended before its body did.' });
  }
  return Buffer.concat(chunks);
}

/** The body of a request, checked by its schema. @throws Refusal `UNSUPPORTED_TYPE`, `MALFORMED` or `VALIDATION`. */
export function readBody(schema: z.core.$ZodType, type: string | null, bytes: Uint8Array): unknown {
  if (!/^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(type ?? '')) {
    throw new Refusal('UNSUPPORTED_TYPE');
  }
  const text = textOf(bytes);
  const value = parseJson(text);
  refuseBrokenText(value, 'VALIDATION');
  refuseRepeated(text);
  return checked(schema, value);
}

/** What a schema makes of a value. @throws Refusal `VALIDATION` naming each field. */
export function checked(schema: z.core.$ZodType, value: unknown): unknown {
  const read = z.safeParse(schema, value);
  if (read.success) return read.data;
  throw new Refusal('VALIDATION', { errors: fieldErrors(read.error.issues) });
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('MALFORMED');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('MALFORMED');
  }
}

function refuseRepeated(text: string): void {
  const path = repeatedField(text);
  if (path === undefined) return;
  const message = 'This field stands here twice.';
  throw new Refusal('VALIDATION', { errors: [{ path, code: 'repeated', message }] });
}

/** Text that no database can hold (a null character, half a surrogate pair), and nesting without end. */
export function refuseBrokenText(root: unknown, code: 'INVALID_QUERY' | 'VALIDATION'): void {
  const rest: { value: unknown; path: string; depth: number }[] = [
    { value: root, path: '', depth: 0 },
  ];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value, path, depth } = next;
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
      const message = 'This text has a character that cannot be stored.';
      throw new Refusal(code, { errors: [{ path, code: 'invalid_text', message }] });
    }
    if (typeof value !== 'object' || value === null) continue;
    if (depth === DEPTH_MAX) {
      const message = 'This is nested too deep.';
      throw new Refusal(code, { errors: [{ path, code: 'too_deep', message }] });
    }
    for (const [key, item] of Object.entries(value)) {
      rest.push({ value: item, path: path ? `${path}.${key}` : key, depth: depth + 1 });
    }
  }
}

function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownKey([...issue.path, key].join('.')))
      : [{ path: issue.path.join('.'), code: issue.code, message: issue.message }],
  );
}

function unknownKey(path: string): FieldError {
  return { path, code: 'unrecognized_key', message: 'There is no such field here.' };
}
