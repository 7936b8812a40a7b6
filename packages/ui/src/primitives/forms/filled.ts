import type { ChangeEvent } from 'react';
import { focusedBeside } from '../dom/focus-left.ts';

/**
 * Whether a text was filled in by the browser or a password manager beside the field that has the focus: as it was
 * never in this one, it won't leave it either.
 */
export const isFilled = ({ target }: ChangeEvent<HTMLInputElement>): boolean =>
  focusedBeside(target) !== target;
