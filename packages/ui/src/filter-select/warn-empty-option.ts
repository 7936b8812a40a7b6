/** Bundlers replace it and drop development-only code. */
declare const process: { env: { NODE_ENV?: string } };

const warned = /* @__PURE__ */ new Set<string>();

/** Warns once about an option with the empty value, which silently stands in for the option for no filter. */
export function warnEmptyOption(
  label: string,
  options: readonly { readonly value: string; readonly label: string }[],
): void {
  if (process.env.NODE_ENV === 'production' || warned.has(label)) return;
  const option = options.find(({ value }) => value === '');
  if (!option) return;
  warned.add(label);
  console.warn(
    `FilterSelect "${label}": its option "${option.label}" has the empty value, which means no filter, so it replaces "Any". Give it a value, or pass its label as \`placeholder\`.`,
  );
}
