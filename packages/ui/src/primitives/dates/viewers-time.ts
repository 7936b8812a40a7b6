const MINUTE_MS = 60_000;

/** Returns the wall clock of the viewer, to the minute: `2027-03-02T14:05`. */
export function viewersTime(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}
