/** Whether the user asked to save data, where the browser reports it. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
