/** The time of an instant in a zone: "2:30 pm", or "14:30". */
export function timeIn(timeZone: string, at: Date, timeFormat: string): string {
  const hour12 = timeFormat === '12h';
  return new Intl.DateTimeFormat('en-GB', {
    hour: hour12 ? 'numeric' : '2-digit',
    minute: '2-digit',
    hour12,
    timeZone,
  })
    .format(at)
    .replace(/\s/g, ' ');
}
