/** The fields of a request that have a value: spread over a row, they leave alone what the request does not name. */
export function defined<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const named = Object.entries(fields).filter(([, value]) => value !== undefined);
  // Without those that are undefined, which entries forget.
  return Object.fromEntries(named) as { [K in keyof T]: Exclude<T[K], undefined> };
}
