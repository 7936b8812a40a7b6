export const statWords = {
  /** Said where a figure has no value. */
  notKnown: 'no data',
  /** Said before a change that an arrow shows. */
  up: 'up',
  down: 'down',
  failed: 'Not loaded',
  retry: 'Try again',
};
