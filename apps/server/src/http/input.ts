import type { FieldError } from '@booking/api-client/contract';
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { HttpError } from '../http-error.ts';
import { refuseBrokenText } from './broken-text.ts';
import { fieldErrors, shortPath, unknownKey } from './field-errors.ts';
import { repeatedField } from './repeated-field.ts';
import { valuesMaxOf } from './values-max.ts';

// zod/mini carries no sentences of its own.
z.config(en());

/**
 * The largest body of a request: of someone who is signed in 1 MiB, of anyone else 16 KiB. Reading and
 * refusing costs time before anything is known of the caller.
 */
export const BODY_MAX_BYTES = { signedIn: 1_048_576, anybody: 16_384 } as const;

/** The query of a request, checked by its schema. @throws HttpError `INVALID_QUERY` naming each mistake. */
export function readQuery(schema: z.core.$ZodType | undefined, search: URLSearchParams): unknown {
  const values: Record<string, string> = {};
  for (const [key, value] of search) {
    if (!schema) throw queryError([unknownKey(shortPath(key))]);
    if (Object.hasOwn(values, key)) {
      const message = 'This parameter appears more than once.';
      throw queryError([{ path: shortPath(key), code: 'repeated', message }]);
    }
    Object.defineProperty(values, key, { value, enumerable: true });
  }
  if (!schema) return undefined;
  refuseBrokenText(values, 'INVALID_QUERY');
  const read = z.safeParse(schema, values);
  if (read.success) return read.data;
  throw queryError(fieldErrors(read.error.issues));
}

function queryError(errors: readonly FieldError[]): HttpError {
  const [first] = errors;
  const message = first && `"${first.path}": ${first.message}`;
  return new HttpError('INVALID_QUERY', { ...(message && { message }), errors });
}

/**
 * The bytes of a request's body. @throws HttpError `TOO_LARGE` as soon as there are too many, `UNSUPPORTED_TYPE` for
 * compressed ones.
 */
export async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  refuseEncoded(request.headers.get('content-encoding'));
  if (Number(request.headers.get('content-length')) > most) throw new HttpError('TOO_LARGE');
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > most) throw new HttpError('TOO_LARGE');
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    // The caller has gone, or its chunks are none: nothing of ours has failed.
    throw new HttpError('MALFORMED', { message: 'The request body is incomplete.' });
  }
  return Buffer.concat(chunks);
}

/** Refuses compressed bodies: one that is small when it arrives can be large when it is unpacked. */
function refuseEncoded(encoding: string | null): void {
  if (encoding === null || /^(\s*identity\s*)?$/i.test(encoding)) return;
  const [name = 'encoded'] = /[\w-]{1,20}/.exec(encoding) ?? [];
  throw new HttpError('UNSUPPORTED_TYPE', {
    message: `Send the body as it is, not compressed with ${name}.`,
    headers: { 'Accept-Encoding': 'identity' },
  });
}

/** The body of a request, checked by its schema. @throws HttpError `UNSUPPORTED_TYPE`, `MALFORMED` or `VALIDATION`. */
export function readBody(schema: z.core.$ZodType, type: string | null, bytes: Uint8Array): unknown {
  if (!/^application\/json\s*(;\s*charset=("?)utf-8\2\s*)?$/i.test(type ?? '')) {
    throw new HttpError('UNSUPPORTED_TYPE');
  }
  const text = textOf(bytes);
  const value = parseJson(text);
  refuseBrokenText(value, 'VALIDATION', valuesMaxOf(schema));
  refuseRepeated(text);
  return checked(schema, value);
}

/** Parses a value by a schema. @throws HttpError `VALIDATION` naming each field. */
export function checked(schema: z.core.$ZodType, value: unknown): unknown {
  const read = z.safeParse(schema, value);
  if (read.success) return read.data;
  throw new HttpError('VALIDATION', { errors: fieldErrors(read.error.issues) });
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError('MALFORMED');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError('MALFORMED');
  }
}

function refuseRepeated(text: string): void {
  const path = repeatedField(text);
  if (path === undefined) return;
  const message = 'This field appears more than once.';
  throw new HttpError('VALIDATION', { errors: [{ path, code: 'repeated', message }] });
}
