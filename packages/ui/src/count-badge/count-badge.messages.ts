export const countBadgeMessages = {
  /** @param text The highest number that is shown, formatted. */
  more: (text: string) => `${text}+`,
};
