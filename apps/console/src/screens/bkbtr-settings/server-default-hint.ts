import { numberFormat } from '../../region/region.ts';

/** What holds where a field is left empty. */
export function serverDefaultHint(
  configured: number | string | null | undefined,
  unit = '',
): string {
  if (configured === undefined) return '';
  if (configured === null) return 'Leave empty for the server default: none.';
  const value = typeof configured === 'number' ? numberFormat().format(configured) : configured;
  return `Leave empty for the server default: ${value}${unit}.`;
}
