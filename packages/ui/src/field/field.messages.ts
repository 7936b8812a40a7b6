export const fieldMessages = {
  optional: '(optional)',
  required: 'All fields are required unless marked optional.',
  /** Said of a required group or button to screen readers. */
  isRequired: 'Required',
  /** The error of a required group of radio buttons, when its form is sent without one. */
  noneChosen: 'Choose one.',
  /** The error of a required field that takes several, when its form is sent without any. */
  missing: 'Add at least one.',
};
