/** A part of a value of CSS. */
export interface ValuePart {
  readonly text: string;
  /** Where it begins in the value. */
  readonly index: number;
}

/** The parts of a value that match, beside what custom properties and files are called. */
export function partsOf(value: string, pattern: RegExp): ValuePart[] {
  const rest = value.replace(/(?:var|url|theme)\([^()]*\)/g, (name) => ' '.repeat(name.length));
  return [...rest.matchAll(pattern)].map(({ index, 0: text }) => ({ text, index }));
}
