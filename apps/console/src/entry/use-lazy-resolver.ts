import { useEffect } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { whenIdle } from '../idle/when-idle.ts';

/** A module whose default export is a resolver. */
type LoadResolver<T extends FieldValues> = () => Promise<{ readonly default: Resolver<T> }>;

/**
 * Validates a form on the first page, whose schema is large: it loads when the page is idle, and the user can type
 * before. If it fails to load, only the server validates.
 */
export function useLazyResolver<T extends FieldValues>(load: LoadResolver<T>): Resolver<T> {
  useEffect(() => void whenIdle().then(() => load().catch(() => undefined)), [load]);
  return async (...form) => {
    const check = await load().catch(() => undefined);
    return check ? check.default(...form) : { values: form[0], errors: {} };
  };
}
