/** Whose value a field takes. */
export const conflictSides = {
  yours: 'What the user has typed.',
  theirs: 'What somebody else has saved meanwhile.',
} as const;

export type ConflictSide = keyof typeof conflictSides;
