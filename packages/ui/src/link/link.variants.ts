/** The kinds of a link. */
export const linkLayouts = {
  inline: 'In a sentence: underlined.',
  standalone: 'On its own, in a list or a row: underlined when hovered.',
} as const;

export type LinkLayout = keyof typeof linkLayouts;
