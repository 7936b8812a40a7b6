'use client';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { Icon, type IconSource } from '../icon/index.ts';
import { toneIcons } from '../icon/tone-icons.ts';
import { IconButton } from '../icon-button/index.ts';
import type { OnOpenChange } from '../primitives/overlays/open-change.ts';
import { useFocusNearby } from '../primitives/overlays/use-focus-nearby.ts';
import { useOpen } from '../primitives/overlays/use-open.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { useMergedRefs } from '../primitives/react/rendered.tsx';
import { ownText } from '../primitives/text/own-text.tsx';
import { useMessages } from '../primitives/text/use-messages.ts';
import { bannerMessages } from './banner.messages.ts';
import { type BannerTone, type BannerVariant, bannerClass } from './banner.variants.ts';

/** The parts of `Banner`. */
export type BannerPart = 'action' | 'bar' | 'body' | 'dismiss' | 'icon' | 'title';

export interface BannerProps extends PartsProps<BannerPart>, Omit<ComponentProps<'div'>, 'title'> {
  /** Default `info`. */
  tone?: BannerTone | undefined;
  /** Default `soft`. */
  variant?: BannerVariant | undefined;
  /** A few words in bold, before the text. */
  title?: ReactNode;
  /** The message: the situation and what to do, in a sentence or two. */
  children?: ReactNode;
  /** Default: the icon of the tone. */
  icon?: IconSource | undefined;
  /** A `Button`, `ButtonLink` or `Link` after the text. */
  action?: ReactNode;
  /**
   * Whether it is shown. Keep a banner that comes and goes mounted: only then do screen readers announce it. A banner
   * that is there from the start is not announced.
   */
  open?: boolean | undefined;
  /** Default true. */
  defaultOpen?: boolean | undefined;
  /** Called with false when the user dismisses it. `cancel()` of the details refuses. */
  onOpenChange?: OnOpenChange | undefined;
  /** Shows a button that closes it. Default false. */
  dismissible?: boolean | undefined;
}

/** A message about the whole page or app, above its content. About a part of it, use `InlineMessage`. */
export function Banner({
  tone = 'info',
  variant,
  title,
  children,
  icon = toneIcons[tone],
  action,
  open,
  defaultOpen = true,
  onOpenChange,
  dismissible = false,
  className,
  ref,
  parts,
  ...rest
}: BannerProps) {
  const part = partOf(parts);
  const root = useRef<HTMLDivElement>(null);
  const focus = useFocusNearby(root, rest);
  const { isOpen, change } = useOpen(open, defaultOpen, onOpenChange);
  // A banner that appears later is announced, by a region that was there before it.
  const [isAnnounced] = useState(!isOpen);
  const messages = useMessages('banner', bannerMessages);
  return (
    <div
      role={isAnnounced ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      {...rest}
      {...focus}
      ref={useMergedRefs(root, ref)}
      className={bannerClass({ tone, variant, className })}
      data-state={isOpen ? 'open' : 'closed'}
    >
      {isOpen && (
        <div {...part('bar', 'bk-banner-bar')}>
          <Icon {...part('icon', 'bk-banner-icon')} name={icon} size="sm" />
          <div className="bk-banner-main">
            <div {...part('body', 'bk-banner-body')}>
              {title && <strong {...part('title', 'bk-banner-title')}>{title}</strong>}
              {title && children && ' '}
              {ownText(children)}
            </div>
            {action && <div {...part('action', 'bk-banner-action')}>{action}</div>}
          </div>
          {dismissible && (
            <IconButton
              {...part('dismiss', 'bk-banner-dismiss')}
              icon="x"
              size="sm"
              label={messages.dismiss}
              onClick={({ nativeEvent }) => change(false, 'close-button', nativeEvent)}
            />
          )}
        </div>
      )}
    </div>
  );
}
