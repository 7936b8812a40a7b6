/**
 * The values of a list as one text of an address, with commas between: `Active,Pending`. A comma that belongs to a value
 * has a `\` before it, and so has a `\`.
 */
export function joinList(values: readonly string[]): string {
  return values.map((value) => value.replace(/[\\,]/g, '\\$&')).join(',');
}

/** The values that such a text holds, without the spaces around them. */
export function splitList(text: string): string[] {
  const found = `${text},`.matchAll(/((?:\\[\\,]|[^,])*?),/g);
  return Array.from(found, ([, value = '']) => value.replace(/\\([\\,])/g, '$1').trim());
}
