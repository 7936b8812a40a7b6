import type { SchemaField } from '@booking/api-client/contract';
import { fieldError } from '../http-error.ts';
import type { Credential } from '../schema/channel.ts';
import type { Sealer } from '../sealer.ts';
import { secretEnd } from '../secret-end.ts';

/** Purpose that secrets of a connection are sealed for: they can't be opened for another one. */
export const CREDENTIAL = 'channel.credential';

type Stored = Readonly<Record<string, Credential>>;

/**
 * The credentials that are stored after a write: the fields of the OTA's own form and no others. A secret that is left
 * out stays; another value that is left out is gone.
 *
 * @throws HttpError for an unknown field, one that is missing, or one that is not among its options.
 */
export function writtenCredentials(
  sealer: Sealer,
  fields: readonly SchemaField[],
  credentials: Readonly<Record<string, string | null>>,
  stored: Stored,
  path: string,
): Stored {
  refuseUnknown(fields, Object.keys(credentials), Object.keys(stored), path);
  const entries = fields.flatMap((field): [string, Credential][] => {
    const { key, type } = field;
    const at = `${path}.${key}`;
    const before = ownValue(stored, key);
    const sent = ownValue(credentials, key);
    const isSecret = type === 'secret';
    const isLeftOut = isSecret && sent === undefined && before !== undefined;
    if (isLeftOut && 'sealed' in before) return [[key, before]];
    // A field that has become a secret since: what it holds is sealed with the next write.
    const text = isLeftOut && 'value' in before ? before.value : sent;
    checkValue(field, text ?? '', at);
    if (!text) return [];
    if (!isSecret) return [[key, { value: text }]];
    if (!sealer.canSeal) {
      throw fieldError('BUSINESS_RULE', at, 'This installation has no key for secrets.');
    }
    return [[key, sealed(sealer, text)]];
  });
  return Object.fromEntries(entries);
}

/** Stored credentials, with those sealed whose fields have become secrets since. The others are left alone. */
export function sealedSince(
  sealer: Sealer,
  fields: readonly SchemaField[],
  stored: Stored,
): Stored {
  const entries = Object.entries(stored).map(([key, credential]): [string, Credential] => {
    const isSecret = fields.some((field) => field.key === key && field.type === 'secret');
    return isSecret && 'value' in credential && sealer.canSeal
      ? [key, sealed(sealer, credential.value)]
      : [key, credential];
  });
  return Object.fromEntries(entries);
}

function sealed(sealer: Sealer, text: string): Credential {
  return { sealed: sealer.seal(text, CREDENTIAL), last4: secretEnd(text) };
}

/** The value of a key that an OTA has named: `constructor` is of every object. */
export function ownValue<T>(values: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

/** Refuses what the OTA does not ask for, unless it once did and it is stored: that is dropped. */
export function refuseUnknown(
  fields: readonly SchemaField[],
  keys: readonly string[],
  stored: readonly string[],
  path: string,
): void {
  const knownKeys = new Set([...fields.map(({ key }) => key), ...stored]);
  const unknown = keys.find((key) => !knownKeys.has(key));
  if (unknown) throw fieldError('VALIDATION', `${path}.${unknown}`, 'Unknown field.');
}

/** Refuses a value that the OTA's own field does not take. */
export function checkValue(
  { type, required, options, label }: SchemaField,
  text: string,
  path: string,
): void {
  if (text === '') {
    if (required) throw fieldError('VALIDATION', path, `Enter ${label}.`, 'required');
    return;
  }
  if (type === 'number' && !Number.isFinite(Number(text))) {
    throw fieldError('VALIDATION', path, 'Enter a number.');
  }
  if (type === 'select' && !options.includes(text)) {
    throw fieldError('VALIDATION', path, 'Choose one of the options.');
  }
}
