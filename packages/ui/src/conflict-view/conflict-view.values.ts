/** Whose value to keep. */
export const conflictSides = {
  yours: 'The user’s value.',
  theirs: 'The value someone else has saved.',
} as const;

export type ConflictSide = keyof typeof conflictSides;
