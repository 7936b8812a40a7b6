import { warnOnce } from '../primitives/react/warn-once.ts';
import { labelText, type NodeLabel } from '../primitives/text/node-label.ts';

/** Bundlers replace it and drop development-only code. */
declare const process: { env: { NODE_ENV?: string } };

/** Warns once about an option with the empty value, which silently stands in for the option for no filter. */
export function warnEmptyOption(
  label: string,
  options: readonly (NodeLabel & { readonly value: string })[],
): void {
  if (process.env.NODE_ENV === 'production') return;
  const option = options.find(({ value }) => value === '');
  if (!option) return;
  warnOnce(
    `FilterSelect "${label}": its option "${labelText(option)}" has the empty value, which means no filter, so it replaces "Any". Give it a value, or pass its label as \`placeholder\`.`,
  );
}
