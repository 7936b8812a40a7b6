export const statMessages = {
  /** Said where a figure has no value. */
  notKnown: 'no data',
  /** Names the button that shows how a figure is counted. */
  about: (label: string) => `About ${label}`,
  /** Said before a change that an arrow shows. */
  up: 'up',
  down: 'down',
  failed: 'Not loaded',
  retry: 'Try again',
};
