import type { FieldError } from '@booking/api-client/contract';
import type * as z from 'zod/mini';

/** Enough to correct a form. More mistakes than this were not made by hand. */
const ERRORS_MAX = 20;
/** All field errors together, as JSON: a rejected request must cost its sender more than us. */
const BYTES_MAX = 6_144;
/** Longer than any path of the contract. Names that the caller has made up may be longer. */
const PATH_MAX = 200;

/** What a schema says of a value, by field. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys
          .slice(0, ERRORS_MAX)
          .map((key) => unknownKey(shortPath([...issue.path, key].join('.'))))
      : [{ path: issue.path.join('.'), code: issue.code, message: issue.message }],
  );
}

export function unknownKey(path: string): FieldError {
  return { path, code: 'unrecognized_key', message: 'Unknown field.' };
}

/** A path of which only the beginning may be the contract's. */
export function shortPath(path: string): string {
  return path.slice(0, PATH_MAX).toWellFormed();
}

/** As many errors as an answer holds, the first one always. */
export function boundedErrors(errors: readonly FieldError[]): FieldError[] {
  let left = BYTES_MAX;
  const kept: FieldError[] = [];
  for (const error of errors.slice(0, ERRORS_MAX)) {
    const short = { ...error, path: shortPath(error.path) };
    left -= Buffer.byteLength(JSON.stringify(short));
    if (left < 0 && kept.length > 0) break;
    kept.push(short);
  }
  return kept;
}
