import type { SyntheticEvent } from 'react';

/** Returns whether an event happened inside the part that handles it, and not in an overlay that a child opened. */
export const isOwnEvent = ({ currentTarget, target }: SyntheticEvent): boolean =>
  target instanceof Node && currentTarget.contains(target);

/** Returns a handler that calls the host's, then that of the part unless the event comes from an overlay of a child. */
export const ownEvent =
  <E extends SyntheticEvent>(host: ((event: E) => void) | undefined, handle: (event: E) => void) =>
  (event: E): void => {
    host?.(event);
    if (isOwnEvent(event)) handle(event);
  };
