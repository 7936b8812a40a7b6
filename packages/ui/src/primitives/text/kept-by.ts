/** Returns a function that makes each value once: formatters are slow to create, and lists ask for the same ones. */
export function keptBy<Keys extends readonly (string | number)[], Value>(
  make: (...keys: Keys) => Value,
): (...keys: Keys) => Value {
  const kept = new Map<string, Value>();
  return (...keys) => {
    const key = keys.join(' ');
    const value = kept.get(key) ?? make(...keys);
    kept.set(key, value);
    return value;
  };
}
