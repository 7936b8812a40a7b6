import { numberFormat } from '../../region/region.ts';

/** Returns the hint of a field that may be empty: the default of the server. */
export function serverDefaultHint(
  configured: number | string | null | undefined,
  unit = '',
): string {
  if (configured === undefined) return '';
  if (configured === null) return 'Leave empty for the server default: none.';
  const value = typeof configured === 'number' ? numberFormat().format(configured) : configured;
  return `Leave empty for the server default: ${value}${unit}.`;
}
