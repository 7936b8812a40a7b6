export const statWords = {
  /** Said where a figure has no value. */
  notKnown: 'not known',
  /** Names the button that shows how a figure is counted. */
  about: (label: string) => `How is “${label}” counted?`,
  /** Said before a change that an arrow shows. */
  up: 'up',
  down: 'down',
  failed: 'Not loaded',
  retry: 'Try again',
};
