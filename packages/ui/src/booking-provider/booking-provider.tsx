'use client';
import { type ComponentType, type ReactNode, use, useEffect, useState } from 'react';
import { IconSprite } from '../icon/index.ts';
import { type LinkComponent, LinkProvider, useLink } from '../link/index.ts';
import type { Messages } from '../messages/messages.ts';
import { MessagesProvider } from '../messages/messages-provider.tsx';
import { type OverlayContainer, OverlayHost } from '../primitives/dom/overlay-host.ts';
import { reportMounted } from '../primitives/react/expect-mounted.ts';
import type { ToastPreset } from '../toaster/toaster.values.ts';
import { loadOnline } from './load-online.ts';
import type { ToastSettings } from './page-parts.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { whenIdle } from './when-idle.ts';

/** A locale (BCP 47). In these languages, wherever they are spoken, the built-in words are there. */
export type BookingLocale =
  | 'ar'
  | 'bn'
  | 'de'
  | 'en'
  | 'es'
  | 'fr'
  | 'hi'
  | 'mr'
  | 'ta'
  | 'te'
  | (string & Record<never, never>);

export interface BookingProviderProps {
  children?: ReactNode;
  /**
   * Locale of the built-in words and of numbers, dates and times: `ta`, `de-AT`. Where there are no words in its
   * language they are English. Default `en`, as in India. A string, so that a server layout can set it.
   */
  locale?: BookingLocale | undefined;
  /** A catalogue of your own instead, as for `MessagesProvider`. Its functions can't come from a server component. */
  messages?: Partial<Messages> | undefined;
  /** Renders links without a full page load, as for `LinkProvider`. Default: plain `<a>`. */
  link?: LinkComponent | undefined;
  /** URL of the icon sprite. Default `/icons.svg`. */
  sprite?: string | undefined;
  /**
   * Container for overlays and toasts, unless they have their own. Default: the nearest native dialog,
   * full-screen element or shadow root, else the body.
   */
  container?: OverlayContainer | null | undefined;
  /** Position, look and duration of toasts: a preset, or one with what differs from it. Default `console`. */
  toasts?: ToastPreset | ToastSettings | undefined;
}

/**
 * Sets up everything that an app needs once: icons, messages, links, tooltips and toasts. Wrap the app in it. Tooltips
 * and toasts load when the page is idle; a toast that is sent earlier waits for them.
 */
export function BookingProvider({
  children,
  locale = 'en',
  messages,
  link,
  sprite,
  container,
  toasts = 'console',
}: BookingProviderProps) {
  const outer = useLink();
  const outerHost = use(OverlayHost);
  return (
    <LinkProvider component={link ?? outer}>
      <OverlayHost value={container ?? outerHost}>
        <BuiltInMessages locale={locale} messages={messages}>
          {children}
          <IconSprite sprite={sprite} />
          <IdleParts toasts={typeof toasts === 'string' ? { preset: toasts } : toasts} />
        </BuiltInMessages>
      </OverlayHost>
    </LinkProvider>
  );
}

/** The catalogue of another language loads when an app asks for it. */
function BuiltInMessages({
  locale,
  messages,
  children,
}: Pick<BookingProviderProps, 'messages' | 'children'> & { locale: BookingLocale }) {
  const catalogue = useCatalogue(messages ? 'en' : locale);
  return <MessagesProvider messages={messages ?? catalogue}>{children}</MessagesProvider>;
}

/** Tooltips and toasts are two thirds of the script, and the page works without them. */
function IdleParts({ toasts }: { toasts: ToastSettings }) {
  const [Parts, setParts] = useState<ComponentType<{ toasts: ToastSettings }>>();
  useEffect(() => {
    // They come, however late a slow machine is idle.
    reportMounted('TooltipProvider');
    reportMounted('Toaster');
    let isGone = false;
    const mount = async () => {
      await whenIdle();
      const { PageParts } = await loadOnline(
        () => import('./page-parts.tsx'),
        'tooltips and toasts',
      );
      if (!isGone) setParts(() => PageParts);
    };
    void mount();
    return () => {
      isGone = true;
    };
  }, []);
  return Parts && <Parts toasts={toasts} />;
}
