export const errorSummaryMessages = {
  /** @param text The count, formatted. */
  title: (count: number, text: string) =>
    count === 1 ? 'Fix 1 error to continue.' : `Fix ${text} errors to continue.`,
};
