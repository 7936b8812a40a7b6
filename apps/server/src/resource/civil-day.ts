/**
 * Returns the civil date of an instant in a zone, `YYYY-MM-DD`. By Node's clock, not the database's, which may not know
 * the zone.
 */
export function civilDay(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at);
}
