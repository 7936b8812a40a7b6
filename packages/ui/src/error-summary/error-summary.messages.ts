export const errorSummaryMessages = {
  title: (count: number) =>
    count === 1 ? 'Fix 1 error to continue.' : `Fix ${count} errors to continue.`,
};
