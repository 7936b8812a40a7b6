import { HttpError } from '../http-error.ts';

const DEPTH_MAX = 32;

/** How many values may still come, of how many. */
interface Left {
  values: number;
  readonly most: number;
}

interface Fault {
  readonly code: string;
  readonly message: string;
  /** Keys from the root to the value, collected while returning: most values are never named. */
  readonly keys: readonly string[];
}

/**
 * Refuses what no schema needs to look at: text that no database can hold (a null character, half a
 * surrogate pair), nesting without end, and more values than the call has.
 *
 * @param most values, those inside of others included. Default: none is too many, since something else bounds them.
 * @throws HttpError
 */
export function refuseBrokenText(
  root: unknown,
  code: 'INVALID_QUERY' | 'VALIDATION',
  most = Number.POSITIVE_INFINITY,
): void {
  const fault = faultIn(root, 0, { values: most, most });
  if (!fault) return;
  const { keys, ...rest } = fault;
  throw new HttpError(code, { errors: [{ path: keys.join('.'), ...rest }] });
}

function faultIn(value: unknown, depth: number, left: Left): Fault | undefined {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
    const message = 'This contains a character that can’t be stored.';
    return { code: 'invalid_text', message, keys: [] };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === DEPTH_MAX) {
    return { code: 'too_deep', message: 'This is nested too deeply.', keys: [] };
  }
  // A list is measured before its keys are written out.
  const keys = Array.isArray(value) && value.length > left.values ? undefined : Object.keys(value);
  left.values -= keys?.length ?? Number.POSITIVE_INFINITY;
  if (!keys || left.values < 0) {
    return { code: 'too_many', message: `Send up to ${left.most} values.`, keys: [] };
  }
  for (const key of keys) {
    const fault = faultIn(Reflect.get(value, key), depth + 1, left);
    if (fault) return { ...fault, keys: [key, ...fault.keys] };
  }
  return undefined;
}
