'use client';
import { useState } from 'react';

/**
 * The value of a component that works controlled and uncontrolled: `value` if the host gives it, otherwise a state of
 * its own that starts as `initial`, which may be less than a value: nothing chosen yet. Returns it with a setter, which
 * calls `onChange`.
 */
export function useControlled<T, I = T>(
  value: T | undefined,
  initial: I,
  onChange?: ((value: T) => void) | undefined,
): readonly [T | I, (next: T) => void] {
  const [own, setOwn] = useState<T | I>(initial);
  const isOwn = value === undefined;
  const change = (next: T) => {
    if (isOwn) setOwn(next);
    onChange?.(next);
  };
  return [isOwn ? own : value, change];
}
