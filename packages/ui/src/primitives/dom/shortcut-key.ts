const signs: Readonly<Record<string, string>> = { Slash: '/', BracketLeft: '[', BracketRight: ']' };

/**
 * Returns the key of a shortcut, a letter in lower case. Where the layout has other letters, such as a Russian or Hindi
 * one, it is the one that a Latin layout has in this place.
 */
export function shortcutKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[\p{ASCII}\p{Script=Latin}]/u.test(key)) return key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter?.toLowerCase() ?? signs[code] ?? key;
}
