import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

export interface ClientLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
  /** Kept with the entry of the history that the link makes. */
  readonly state?: unknown;
}

/**
 * A link that changes the screen without loading the page. The router's own also prefetches for its framework mode,
 * which every visitor would load (2 kB) and nothing here uses.
 */
export function ClientLink({ to, state, target, onClick, ...rest }: ClientLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { state, ...(target !== undefined && { target }) });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
