import type { User } from '@booking/api-client';
import { profileForm } from '@booking/api-client/contract/user';
import { phoneText } from '@booking/api-client/facts';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { contractResolver } from '../../forms/contract-resolver.ts';
import type { FormFields } from '../../forms/fields.ts';
import type { FormDraft } from '../../forms/use-entity-form.ts';
import { canonicalZone } from '../../region/canonical-zone.ts';
import type { DraftKind } from '../../session/use-draft.ts';
import { AS_PLATFORM, localeName } from './locales.ts';

/** The details as form values; empty text means none. */
export interface DetailsValues {
  readonly firstName: string;
  readonly lastName: string;
  /** E.164. */
  readonly phone: string;
  readonly homeType: 'Day' | 'Month';
  /** A language tag, or `AS_PLATFORM`. */
  readonly locale: string;
  /** Empty for the device's. */
  readonly timezone: string;
  /** The URL of the stored photo, a new file, or empty. */
  readonly avatar: string | File;
}

export type DetailsPath = keyof DetailsValues;

/** The API has no value for the platform's locale: it is the absence of one. */
function sentLocale(tag: string): string {
  return tag === AS_PLATFORM ? '' : tag;
}

export const detailsDraft: DraftKind<FormDraft<DetailsValues, User>> = { form: 'profile' };

export const detailsFields: FormFields<DetailsPath> = [
  {
    path: 'avatar',
    label: 'Photo',
    format: (picture) => (picture instanceof File ? 'New photo' : picture ? 'Current photo' : ''),
  },
  { path: 'firstName', label: 'First name' },
  { path: 'lastName', label: 'Last name' },
  { path: 'phone', label: 'Phone', format: (phone) => phoneText(String(phone ?? '')) },
  { path: 'locale', label: 'Language and region', format: (tag) => localeName(String(tag)) },
  { path: 'timezone', label: 'Time zone' },
  { path: 'homeType', label: 'Default view' },
];

export function detailsOf(user: User): DetailsValues {
  const { firstName, lastName, phone, homeType, locale, timezone, avatar } = user;
  return {
    firstName,
    lastName,
    phone: phone ?? '',
    homeType: homeType ?? 'Month',
    locale: locale ?? AS_PLATFORM,
    timezone: canonicalZone(timezone ?? ''),
    avatar: avatar ?? '',
  };
}

// The server validates the bytes of a photo; all other fields are the contract's.
const schema = z.extend(profileForm, { avatar: z.unknown() });
const check = contractResolver<DetailsValues>(
  schema,
  detailsFields.map(({ path }) => path),
);

export const checkDetails: Resolver<DetailsValues> = async (values, context, options) => {
  const sent = { ...values, locale: sentLocale(values.locale) };
  const { errors } = await check(sent, context, options);
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

/** The changed fields; nothing that the user has not touched. */
export function detailsChange(
  values: DetailsValues,
  before: DetailsValues,
): Partial<Record<DetailsPath, string | File>> {
  const sentOf = (details: DetailsValues) => ({
    ...details,
    locale: sentLocale(details.locale),
  });
  const [sent, stored] = [sentOf(values), sentOf(before)];
  const changed = detailsFields.filter(({ path }) => sent[path] !== stored[path]);
  return Object.fromEntries(changed.map(({ path }) => [path, sent[path]]));
}

/** The request body, multipart because of the photo. */
export function detailsBody(
  change: Readonly<Partial<Record<DetailsPath, string | File>>>,
  version: number,
): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(change)) body.append(name, value);
  body.append('__v', String(version));
  return body;
}
