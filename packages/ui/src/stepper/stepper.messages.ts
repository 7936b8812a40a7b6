export const stepperMessages = {
  /** @param text The number of steps, formatted. */
  progress: (at: string, _count: number, text: string) => `Step ${at} of ${text}`,
  done: 'Completed',
  error: 'Needs correction',
  upcoming: 'Not started',
};
