export const statMessages = {
  /** Read out for a figure without a value. */
  noData: 'no data',
  /** Read out before a change, in place of its arrow. */
  up: 'up',
  down: 'down',
  failed: 'Couldn’t load',
  retry: 'Try again',
};
