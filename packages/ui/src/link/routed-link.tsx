'use client';
import { reasonProps } from '../primitives/dom/reason-props.ts';
import { type LinkComponentProps, useLink } from './link-provider.tsx';

interface RoutedLinkProps extends LinkComponentProps {
  /** Why it can't be followed. */
  disabledReason?: string | undefined;
}

/**
 * The host's link; with a reason, a link that leads nowhere now: focusable, announced as unavailable, with the reason as
 * its tooltip.
 */
export function RoutedLink({ disabledReason, children, ...rest }: RoutedLinkProps) {
  const Anchor = useLink();
  if (disabledReason === undefined) return <Anchor {...rest}>{children}</Anchor>;
  const { href: _, onClick: __, ...others } = rest;
  return (
    <a {...others} role="link" tabIndex={0} {...reasonProps(disabledReason)}>
      {children}
    </a>
  );
}
