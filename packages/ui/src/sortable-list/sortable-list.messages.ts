export const sortableListMessages = {
  move: (item: string) => `Move ${item}`,
  up: (item: string) => `Move ${item} up`,
  down: (item: string) => `Move ${item} down`,
  back: (item: string) => `Move ${item} back`,
  forward: (item: string) => `Move ${item} forward`,
  isFirst: 'It is the first.',
  isLast: 'It is the last.',
  instructions: 'Press Space to pick up, arrow keys to move, Space to drop, Escape to cancel.',
  /** @param text The count, formatted. */
  pickedUp: (item: string, place: string, _count: number, text: string) =>
    `Picked up ${item} at position ${place} of ${text}.`,
  at: (item: string, place: string, _count: number, text: string) =>
    `${item}: position ${place} of ${text}.`,
  dropped: (item: string, place: string, _count: number, text: string) =>
    `Dropped ${item} at position ${place} of ${text}.`,
  cancelled: (item: string) => `Move cancelled. ${item} is back in its place.`,
};
