export const formSummaryWords = {
  title: (count: number) =>
    count === 1 ? 'One thing needs a correction.' : `${count} things need a correction.`,
};
