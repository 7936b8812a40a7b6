/** Attributes of a text field that can't be changed: it stays focusable and says why. */
export function blockedInput(reason: string | undefined) {
  if (reason === undefined) return undefined;
  return {
    readOnly: true,
    'aria-disabled': true,
    'aria-description': reason,
    'data-disabled-reason': reason,
  };
}
