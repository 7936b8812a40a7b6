/** The states of a save. */
export const saveStates = {
  idle: 'Ready: Save submits the form.',
  saving: 'Saving: the buttons are blocked.',
  retrying: 'Saving failed and is retried automatically.',
  waiting: 'Saving failed. The user can try again.',
} as const;

export type SaveState = keyof typeof saveStates;
