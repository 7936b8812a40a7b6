import type { ChangeEvent } from 'react';
import { focusedBeside } from './focus-left.ts';

/**
 * Whether a text was filled in by the browser or a password manager, at once and as a whole. The focus may never have
 * been in the field, so it won't be left either.
 */
export function isFilled({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): boolean {
  const isEdit = 'inputType' in nativeEvent && nativeEvent.inputType !== '';
  return !isEdit || focusedBeside(target) !== target;
}
