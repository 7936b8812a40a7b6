/** The address of the statement of an institute’s account. */
export function statementHref(institute: string): string {
  return `/statements/${institute}`;
}
