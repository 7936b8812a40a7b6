/** An error that someone who runs the command can fix. It is printed without a stack. */
export class UsageError extends Error {}
