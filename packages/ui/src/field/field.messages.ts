export const fieldMessages = {
  optional: '(optional)',
  required: 'All fields are required unless marked optional.',
};
