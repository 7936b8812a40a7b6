/** Returns a function that makes each value once: formatters are slow to create, and lists ask for the same ones. */
export function keptBy<Keys extends readonly (string | number)[], Value>(
  make: (...keys: Keys) => Value,
): (...keys: Keys) => Value {
  const values = new Map<string, Value>();
  return (...keys) => {
    const key = keys.join(' ');
    const value = values.get(key) ?? make(...keys);
    values.set(key, value);
    return value;
  };
}
