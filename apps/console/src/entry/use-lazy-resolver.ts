import { useEffect } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { whenIdle } from '../idle/when-idle.ts';

/** A resolver that has a file of its own. */
type LoadResolver<T extends FieldValues> = () => Promise<{ readonly default: Resolver<T> }>;

/**
 * Checks a form on the page that is seen first. The check brings the contract along, so it comes once the page is calm: one
 * can type before. While it cannot be loaded nothing is told before the server tells it.
 */
export function useLazyResolver<T extends FieldValues>(load: LoadResolver<T>): Resolver<T> {
  useEffect(() => void whenIdle().then(() => load().catch(() => undefined)), [load]);
  return async (...form) => {
    const check = await load().catch(() => undefined);
    return check ? check.default(...form) : { values: form[0], errors: {} };
  };
}
