/** A room as the OTA lists it. */
export interface ExternalRoom {
  readonly id: string;
  readonly name: string;
}

/** Below it, two names have too little in common to suggest anything. */
const LIKE_ENOUGH = 0.5;

/** Reads rooms from pasted lines: the id, then the name, with a comma, a semicolon or a tab between. */
export function parseRooms(text: string): readonly ExternalRoom[] {
  return text.split('\n').flatMap((line) => {
    const [, id = '', name = ''] = /^\s*([^,;\t]+?)\s*[,;\t]\s*(.+?)\s*$/.exec(line) ?? [];
    return id && name ? [{ id, name }] : [];
  });
}

/** The lower-case words of a name, without accents, plurals and what every room is called. */
function wordsOf(name: string): readonly string[] {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
  const rest = telling.filter((word) => !['room', 'the', 'with', 'and', 'a'].includes(word));
  return rest.length > 0 ? rest : telling;
}

/** How much two names have in common, from 0 to 1: the words of both among the words of either. */
export function likeness(a: string, b: string): number {
  const [own, others] = [wordsOf(a), wordsOf(b)];
  if (own.length === 0 || others.length === 0) return 0;
  const shared = own.filter((word) => others.includes(word)).length;
  return (2 * shared) / (own.length + others.length);
}

interface Named {
  readonly _id: string;
  readonly name: string;
}

/**
 * Suggests a room for each category by its name, the most alike first, each room once. It is a guess: someone
 * confirms it.
 */
export function suggestRooms(
  categories: readonly Named[],
  rooms: readonly ExternalRoom[],
): ReadonlyMap<string, ExternalRoom> {
  const pairs = categories
    .flatMap((category) =>
      rooms.map((room) => ({ category, room, score: likeness(category.name, room.name) })),
    )
    .filter(({ score }) => score >= LIKE_ENOUGH)
    .sort((a, b) => b.score - a.score);
  const suggestions = new Map<string, ExternalRoom>();
  const taken = new Set<string>();
  for (const { category, room } of pairs) {
    if (suggestions.has(category._id) || taken.has(room.id)) continue;
    suggestions.set(category._id, room);
    taken.add(room.id);
  }
  return suggestions;
}
