import type { FieldError } from '@booking/api-client/contract';
import type * as z from 'zod/mini';

/** Enough to correct a form. More mistakes than this were not made by hand. */
const ERRORS_MAX = 20;
/** All field errors together, as JSON: a rejected request must cost its sender more than us. */
const BYTES_MAX = 6_144;
/** Longer than any path of the contract. Names that the caller has made up may be longer. */
const PATH_MAX = 200;

/** Returns the field errors of the issues of a schema. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys
        .slice(0, ERRORS_MAX)
        .map((key) => unknownKey(shortPath([...issue.path, key].join('.'))));
    }
    const meant = issue.code === 'invalid_union' ? meantForm(issue.errors) : undefined;
    return meant
      ? fieldErrors(
          meant.map((subIssue) => ({ ...subIssue, path: [...issue.path, ...subIssue.path] })),
        )
      : [{ path: issue.path.join('.'), code: codeOf(issue), message: issue.message }];
  });
}

/** A rule of the contract's own may name its code. */
function codeOf(issue: z.core.$ZodIssue): string {
  const named: unknown = issue.code === 'custom' ? issue.params?.code : undefined;
  return typeof named === 'string' ? named : issue.code;
}

/** Returns the errors of the closest form of a body that may have one of several, if they name fields. */
function meantForm(
  forms: readonly (readonly z.core.$ZodIssue[])[],
): readonly z.core.$ZodIssue[] | undefined {
  const strangers = (form: readonly z.core.$ZodIssue[]) =>
    form.filter(({ code, path }) => code === 'unrecognized_keys' && path.length === 0).length;
  const [meant] = forms.toSorted((a, b) => strangers(a) - strangers(b) || a.length - b.length);
  return meant?.some(({ path }) => path.length > 0) ? meant : undefined;
}

export function unknownKey(path: string): FieldError {
  return { path, code: 'unrecognized_key', message: 'Unknown field.' };
}

/** Shortens a path of which only the beginning may be the contract's. */
export function shortPath(path: string): string {
  return path.slice(0, PATH_MAX).toWellFormed();
}

/** Returns as many errors as a response holds, the first one always. */
export function boundedErrors(errors: readonly FieldError[]): FieldError[] {
  let left = BYTES_MAX;
  const distinct: FieldError[] = [];
  for (const error of errors.slice(0, ERRORS_MAX)) {
    const short = { ...error, path: shortPath(error.path) };
    left -= Buffer.byteLength(JSON.stringify(short));
    if (left < 0 && distinct.length > 0) break;
    distinct.push(short);
  }
  return distinct;
}
