/**
 * The attributes of an element that can't be used for a reason: it stays focusable and gives the reason to screen
 * readers, in a tooltip and on a tap. Without a reason there are none.
 */
export const reasonProps = (reason: string | undefined) =>
  reason === undefined
    ? undefined
    : { 'aria-disabled': true, 'aria-description': reason, 'data-disabled-reason': reason };
