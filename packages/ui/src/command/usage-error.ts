/** What someone who runs the command can mend. It is printed without a stack. */
export class UsageError extends Error {}
