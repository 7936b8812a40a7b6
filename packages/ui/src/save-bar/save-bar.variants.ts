/** The states of a save. */
export const saveStates = {
  idle: 'Nothing is on its way: Save sends the form.',
  saving: 'The form is on its way; the bar takes nothing.',
  retrying: 'It did not arrive, and is sent again by itself.',
  waiting: 'It did not arrive, and is not sent again until the user presses Retry.',
} as const;

export type SaveState = keyof typeof saveStates;
