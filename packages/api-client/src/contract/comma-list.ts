/**
 * Joins values for a query, separated by commas: `Active,Pending`. A comma or `\` inside a value is escaped with `\`.
 */
export function joinList(values: readonly string[]): string {
  return values.map((value) => value.replace(/[\\,]/g, '\\$&')).join(',');
}

/** Splits such a text into its values, without the spaces around them. */
export function splitList(text: string): string[] {
  const matches = `${text},`.matchAll(/((?:\\[\\,]|[^,])*?),/g);
  return Array.from(matches, ([, value = '']) => value.replace(/\\([\\,])/g, '$1').trim());
}
