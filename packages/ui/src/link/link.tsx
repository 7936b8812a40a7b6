'use client';
import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../icon/index.ts';
import { type Part, type PartsProps, partOf } from '../primitives/react/parts.ts';
import { ownText, textOf } from '../primitives/text/own-text.tsx';
import { useMessages } from '../primitives/text/use-messages.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { linkMessages } from './link.messages.ts';
import { type LinkLayout, linkClass } from './link.variants.ts';
import type { LinkComponentProps } from './link-provider.tsx';
import { RoutedLink } from './routed-link.tsx';

/** The parts of `Link`. */
export type LinkPart = 'external' | 'icon';

export interface LinkProps
  extends PartsProps<LinkPart>,
    Omit<LinkComponentProps, 'color' | 'children' | 'target'> {
  /** Where it leads, in words: "Lake Pichola House", not "here". */
  children: ReactNode;
  /** Default `inline`. */
  layout?: LinkLayout | undefined;
  /** Icon before the text. */
  icon?: IconSource | undefined;
  /** Opens another site in a new tab, which a mark shows and screen readers announce. Default false. */
  isExternal?: boolean | undefined;
  /** Why it can't be followed. The link stays focusable; a tooltip shows the reason, and a tap an error toast. */
  disabledReason?: string | undefined;
}

/** A link in text or on its own. Uses the link component of the nearest `LinkProvider`. */
export function Link({
  layout,
  icon,
  isExternal = false,
  className,
  children,
  parts,
  ...rest
}: LinkProps) {
  const part = partOf(parts);
  return (
    <RoutedLink
      {...(isExternal && { target: '_blank', rel: 'noreferrer' })}
      {...rest}
      className={linkClass({ layout, className })}
      data-external={isExternal || undefined}
    >
      {(icon || isExternal ? undefined : textOf(children)) ?? (
        <>
          {icon && <Icon {...part('icon', 'bk-link-icon')} name={icon} size="sm" />}
          {ownText(children)}
          {isExternal && <ExternalMark part={part} />}
        </>
      )}
    </RoutedLink>
  );
}

function ExternalMark({ part }: { part: Part<LinkPart> }) {
  const { opensNewTab } = useMessages('link', linkMessages);
  return (
    <>
      <Icon {...part('external', 'bk-link-icon')} name="external-link" size="xs" />
      <VisuallyHidden>{` ${opensNewTab}`}</VisuallyHidden>
    </>
  );
}
