/** How the steps stand to one another. */
export const stepperOrientations = {
  horizontal: 'In a row, above a form. On a phone the current step and "Step 2 of 4".',
  vertical: 'One below the other, beside a form, with more about each step.',
} as const;

/** The states of a step. */
export const stepStates = {
  done: 'Completed: a tick.',
  current: 'Being filled in.',
  error: 'Has something to correct.',
  upcoming: 'Not started.',
} as const;

export type StepperOrientation = keyof typeof stepperOrientations;
export type StepState = keyof typeof stepStates;
