import { institutionCreate, institutionUpdate } from '@booking/api-client/contract/institution';
import { type FieldErrors, get, type Resolver, set } from 'react-hook-form';
import { safeParse } from 'zod/mini';
import { createBody, DIAL_CODE, type InstituteValues, wholeUpdate } from './form-values.ts';

/** Validates the form with the contract's schemas, so that browser and server agree. */
export const checkCreate: Resolver<InstituteValues> = (values) =>
  answer(values, safeParse(institutionCreate, createBody(values)).error?.issues);

/** An update does not include the owner. */
export const checkUpdate: Resolver<InstituteValues> = (values) =>
  answer(values, safeParse(institutionUpdate, wholeUpdate(values)).error?.issues);

/** An empty field has its own message, not the one for an invalid value. */
const missing: Readonly<Record<string, string>> = {
  name: 'Enter the name.',
  email: 'Enter the email address.',
  phone: 'Enter the phone number.',
  'owner.email': 'Enter the owner’s email address.',
  code: 'Enter the code.',
};

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** The first error of each field. */
function answer(values: InstituteValues, issues: readonly Issue[] = []) {
  if (issues.length === 0) return { values, errors: {} };
  const errors: FieldErrors<InstituteValues> = {};
  for (const issue of issues.toReversed()) {
    const path = issue.path.join('.');
    const text = String(get(values, path) ?? '').trim();
    const message =
      text === '' || text === DIAL_CODE ? (missing[path] ?? issue.message) : issue.message;
    set(errors, path, { type: 'contract', message });
  }
  return { values: {}, errors };
}
