/** The kinds of a link. */
export const linkVariants = {
  inline: 'In a sentence: underlined.',
  standalone: 'On its own, in a list or a row: underlined when hovered.',
} as const;

export type LinkVariant = keyof typeof linkVariants;
