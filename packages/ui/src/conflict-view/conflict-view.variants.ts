/** Whose value to keep. */
export const conflictSides = {
  yours: 'What the user has typed.',
  theirs: 'What somebody else has saved meanwhile.',
} as const;

export type ConflictSide = keyof typeof conflictSides;
