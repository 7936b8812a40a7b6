import { institutionCreate, institutionUpdate } from '@booking/api-client/contract';
import { type FieldErrors, get, type Resolver, set } from 'react-hook-form';
import { safeParse } from 'zod/mini';
import { createBody, type FieldPath, type InstituteValues, wholeUpdate } from './form-values.ts';

/** Checks the form with the contract's own schemas, so that the browser and the server say the same. */
export const checkCreate: Resolver<InstituteValues> = (values) =>
  answer(values, safeParse(institutionCreate, createBody(values)).error?.issues);

/** The owner is not among what an update writes. */
export const checkUpdate: Resolver<InstituteValues> = (values) =>
  answer(values, safeParse(institutionUpdate, wholeUpdate(values)).error?.issues);

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** The first thing that is wrong with each field. */
function answer(values: InstituteValues, issues: readonly Issue[] = []) {
  if (issues.length === 0) return { values, errors: {} };
  const errors: FieldErrors<InstituteValues> = {};
  for (const { path, message } of issues.toReversed()) {
    set(errors, path.join('.'), { type: 'contract', message });
  }
  return { values: {}, errors };
}

/** What is wrong with a field, in words. */
export function problemOf(errors: FieldErrors<InstituteValues>, path: FieldPath) {
  const error: { readonly message?: string } | undefined = get(errors, path);
  return error?.message;
}
