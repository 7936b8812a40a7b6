import { AVATAR_MAX_BYTES } from '@booking/api-client/contract';
import type * as z from 'zod/mini';
import { fieldRefusal, Refusal } from '../refusal.ts';
import { checked, refuseBrokenText } from './input.ts';

/** The largest form: one picture and some fields. */
export const FORM_MAX_BYTES = AVATAR_MAX_BYTES + 65_536;

/** The fields of a multipart body, checked by their schema. @throws Refusal as `readBody` does. */
export async function readForm(
  schema: z.core.$ZodType,
  type: string | null,
  bytes: Uint8Array,
): Promise<unknown> {
  if (!/^multipart\/form-data\s*;/i.test(type ?? '')) {
    throw new Refusal('UNSUPPORTED_TYPE', { message: 'Send the body as multipart/form-data.' });
  }
  const fields: Record<string, unknown> = {};
  for (const [key, value] of await parseForm(type ?? '', bytes)) {
    if (Object.hasOwn(fields, key)) {
      throw fieldRefusal('VALIDATION', key, 'This field stands here twice.', 'repeated');
    }
    Object.defineProperty(fields, key, { value, enumerable: true });
  }
  refuseBrokenText(fields, 'VALIDATION');
  return checked(schema, fields);
}

async function parseForm(type: string, bytes: Uint8Array): Promise<FormData> {
  try {
    return await new Response(Buffer.from(bytes), { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw new Refusal('MALFORMED');
  }
}
