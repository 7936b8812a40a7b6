export const confirmDialogMessages = {
  /** Heading of the list of effects. */
  impact: 'What happens next',
  checking: 'Checking what this affects…',
  unknown: 'We couldn’t check what this affects.',
  retry: 'Try again',
  phrase: (text: string) => `Type “${text}” exactly as shown.`,
  password: 'Your password',
  passwordMissing: 'Enter your password.',
  /** @param action The label of the confirm button: "Suspend institute". */
  failedTitle: (action: string) => `Couldn’t ${action.charAt(0).toLowerCase()}${action.slice(1)}`,
  failed: 'Something went wrong. Try again.',
};
