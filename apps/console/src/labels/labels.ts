/** The keys of a record of labels, in order. */
export function keysOf<K extends string>(labels: Readonly<Record<K, unknown>>): readonly K[] {
  // A literal record has no other keys than its type says.
  return Object.keys(labels) as K[];
}

/** A record of labels as the options of a select. */
export function optionsOf<K extends string>(labels: Readonly<Record<K, string>>) {
  return keysOf(labels).map((value) => ({ value, label: labels[value] }));
}

/** The key of a record of labels that a text is, such as the value of a select; undefined if it is none. */
export function keyIn<K extends string>(
  labels: Readonly<Record<K, unknown>>,
  text: unknown,
): K | undefined {
  return keysOf(labels).find((key) => key === text);
}

/** A record with a name as an option of a select. */
export function optionOf({ _id, name }: { readonly _id: string; readonly name: string }) {
  return { value: _id, label: name };
}
