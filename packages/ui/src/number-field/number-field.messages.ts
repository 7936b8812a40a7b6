export const numberFieldMessages = {
  increase: 'Increase',
  decrease: 'Decrease',
  tooLow: (min: string) => `Enter ${min} or more.`,
  tooHigh: (max: string) => `Enter ${max} or less.`,
  unreadable: (example: string) => `Enter a number such as ${example}.`,
};
