export const pinInputMessages = {
  /** @param length How many digits the code has. */
  incomplete: (length: string) => `Enter the ${length} digits.`,
};
