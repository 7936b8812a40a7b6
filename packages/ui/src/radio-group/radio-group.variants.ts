/** How the options of a RadioGroup stand. */
export const radioOrientations = {
  vertical: 'Below each other: easiest to compare.',
  horizontal: 'Beside each other, wrapping: two or three short labels.',
} as const;

export type RadioOrientation = keyof typeof radioOrientations;
