import type { SyntheticEvent } from 'react';

/** Returns a handler that calls the host's, then that of the part unless the event comes from an overlay of a child. */
export const ownEvent =
  <E extends SyntheticEvent>(host: ((event: E) => void) | undefined, handle: (event: E) => void) =>
  (event: E): void => {
    host?.(event);
    const { currentTarget, target } = event;
    if (target instanceof Node && currentTarget.contains(target)) handle(event);
  };
