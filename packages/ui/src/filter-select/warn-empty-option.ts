import { warnOnce } from '../primitives/react/warn-once.ts';

/** Bundlers replace it and drop development-only code. */
declare const process: { env: { NODE_ENV?: string } };

/** Warns once about an option with the empty value, which silently stands in for the option for no filter. */
export function warnEmptyOption(
  label: string,
  options: readonly { readonly value: string; readonly label: string }[],
): void {
  if (process.env.NODE_ENV === 'production') return;
  const option = options.find(({ value }) => value === '');
  if (!option) return;
  warnOnce(
    `FilterSelect "${label}": its option "${option.label}" has the empty value, which means no filter, so it replaces "Any". Give it a value, or pass its label as \`placeholder\`.`,
  );
}
