/** The greeting at an hour of the visitor's clock, 0 to 23. */
export function greeting(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 17 ? 'Good afternoon' : 'Good evening';
}
