export const fieldMessages = {
  optional: '(optional)',
  required: 'All fields are required unless marked optional.',
  /** The error of a required field that takes several, when its form is sent without any. */
  missing: 'Add at least one.',
};
