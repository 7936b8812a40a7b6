import type { BoardCard, BoardMove } from './board.types.ts';

/** Returns the cards with one of them in another place, for the state of the host. */
export function movedCards<T extends BoardCard>(
  cards: readonly T[],
  { card, column, index }: BoardMove<T>,
): T[] {
  const others = othersOf(cards, card);
  const next = others.filter((candidate) => candidate.column === column)[index];
  const at = next ? others.indexOf(next) : others.length;
  return [...others.slice(0, at), { ...card, column }, ...others.slice(at)];
}

/** Returns all cards but one. */
export const othersOf = <T extends BoardCard>(cards: readonly T[], { key }: BoardCard): T[] =>
  cards.filter((candidate) => candidate.key !== key);

/** Returns the cards of a column, in their order. */
export const cardsIn = <T extends BoardCard>(cards: readonly T[], column: string): T[] =>
  cards.filter((candidate) => candidate.column === column);

/** Returns the place of a card in its column. */
export const placeOf = (cards: readonly BoardCard[], { key, column }: BoardCard): number =>
  cardsIn(cards, column).findIndex((candidate) => candidate.key === key);
