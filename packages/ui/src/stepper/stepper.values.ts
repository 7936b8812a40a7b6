/** The states of a step. */
export const stepStates = {
  done: 'Completed: a tick.',
  current: 'Being filled in.',
  error: 'Has something to correct.',
  upcoming: 'Not started.',
} as const;

export type StepState = keyof typeof stepStates;
