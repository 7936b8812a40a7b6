import { AVATAR_MAX_BYTES, IMAGE_MAX_BYTES } from '@booking/api-client/contract';
import type * as z from 'zod/mini';
import { fieldError, HttpError } from '../http-error.ts';
import { refuseBrokenText } from './broken-text.ts';
import { checked } from './input.ts';

/** The largest form: one picture and some fields. */
export const FORM_MAX_BYTES = Math.max(AVATAR_MAX_BYTES, IMAGE_MAX_BYTES) + 65_536;

/** Parts of a form: more than any has. */
const PARTS_MAX = 64;

/** Whether a content type is that of a form. */
export function isForm(type: string | null): boolean {
  return /^multipart\/form-data\s*;/i.test(type ?? '');
}

/** The fields of a multipart body, checked by their schema. @throws HttpError as `readBody` does. */
export async function readForm(
  schema: z.core.$ZodType,
  type: string | null,
  bytes: Uint8Array,
): Promise<unknown> {
  if (!isForm(type)) {
    throw new HttpError('UNSUPPORTED_TYPE', { message: 'Send the body as multipart/form-data.' });
  }
  const fields: Record<string, unknown> = {};
  for (const [key, value] of await parseForm(type ?? '', bytes)) {
    if (Object.hasOwn(fields, key)) {
      throw fieldError('VALIDATION', key, 'This field appears more than once.', 'repeated');
    }
    Object.defineProperty(fields, key, { value, enumerable: true });
  }
  refuseBrokenText(fields, 'VALIDATION');
  return checked(schema, fields);
}

async function parseForm(type: string, bytes: Uint8Array): Promise<FormData> {
  const boundary = boundaryOf(type);
  if (boundary === undefined) throw new HttpError('MALFORMED');
  refuseManyParts(boundary, bytes);
  try {
    // With the boundary that the parts were counted by, and no other.
    const headers = { 'Content-Type': `multipart/form-data; boundary="${boundary}"` };
    return await new Response(Buffer.from(bytes), { headers }).formData();
  } catch {
    throw new HttpError('MALFORMED');
  }
}

/** Returns the boundary of the parts of a form, if its type names exactly one in the right form. */
export function boundaryOf(type: string): string | undefined {
  const named = type.match(/;\s*boundary=/gi) ?? [];
  const [, quoted, bare] =
    /;\s*boundary=(?:"([^"\\\r\n]{1,70})"|([^\s";,]{1,70}))\s*(?:;|$)/i.exec(type) ?? [];
  return named.length === 1 ? (quoted ?? bare) : undefined;
}

function refuseManyParts(boundary: string, bytes: Uint8Array): void {
  const line = `--${boundary}`;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = -1;
  for (let count = 0; count <= PARTS_MAX; count += 1) {
    at = text.indexOf(line, at + 1, 'latin1');
    if (at === -1) return;
  }
  const message = `Send up to ${PARTS_MAX - 1} parts.`;
  throw fieldError('VALIDATION', '', message, 'too_many');
}
