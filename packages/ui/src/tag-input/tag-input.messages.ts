export const tagInputMessages = {
  duplicate: (tag: string) => `“${tag}” is already added.`,
  /** @param text The count, formatted. */
  full: (_max: number, text: string) => `Up to ${text} can be added.`,
  added: (tag: string) => `Added ${tag}.`,
  removed: (tag: string) => `Removed ${tag}.`,
};
