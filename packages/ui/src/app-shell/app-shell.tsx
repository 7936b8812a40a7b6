'use client';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Drawer } from '../drawer/index.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { PartsContext } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { appShellMessages } from './app-shell.messages.ts';
import { AppShellBar, type AppShellBarContent } from './app-shell-bar.tsx';
import { AppShellContext } from './app-shell-context.ts';
import { AppShellSide, type AppShellSideContent } from './app-shell-side.tsx';
import { useMenu } from './use-menu.ts';
import { usePageChange } from './use-page-change.ts';

/** The parts of `AppShell`. */
export type AppShellPart =
  | 'account'
  | 'actions'
  | 'banner'
  | 'bar'
  | 'content'
  | 'logo'
  | 'main'
  | 'menu'
  | 'search'
  | 'side'
  | 'side-content'
  | 'side-end'
  | 'side-start'
  | 'skip';

export interface AppShellProps
  extends PartsProps<AppShellPart>,
    AppShellBarContent,
    AppShellSideContent,
    Omit<ComponentProps<'div'>, 'title'> {
  /** Above the page: a `Banner` about the whole app. */
  banner?: ReactNode;
  /**
   * Key of the page: its path. When it changes, the drawer closes, the main part of the page takes the focus and the
   * title is announced. Default: the `current` of the navigation.
   */
  pageKey?: string | undefined;
  /** The title of the document, which it sets. Without it, the host sets one, and nothing is announced. */
  pageTitle?: string | undefined;
  /** The id of the main part. Default `main`. */
  mainId?: string | undefined;
  /** Whether it has the main part and the link that skips to it. `false` where each page brings its own. Default true. */
  hasMain?: boolean | undefined;
  /** The page. */
  children: ReactNode;
}

/**
 * The frame of an app: a top bar, the navigation beside the page, and the page. At 1024 px or narrower the navigation is a
 * drawer. Without anything in the bar there is none.
 */
export function AppShell({
  navigation,
  logo,
  search,
  actions,
  account,
  sideStart,
  sideEnd,
  banner,
  pageKey = navigation.current,
  pageTitle,
  mainId = 'main',
  hasMain = true,
  className,
  children,
  parts,
  ...rest
}: AppShellProps) {
  const part = partOf(parts);
  const messages = useMessages('appShell', appShellMessages);
  const menu = useMenu(pageKey);
  const main = useRef<HTMLElement>(null);
  const announced = usePageChange(main, pageKey, pageTitle);
  const hasBar = Boolean(logo || search || actions || account);
  const side = { sideStart, sideEnd, isHead: !hasBar };
  const inDrawer = {
    ...navigation,
    isFoldable: false,
    open: true,
    onNavigate: (key: string) => {
      navigation.onNavigate?.(key);
      menu.closeMenu();
    },
  };
  return (
    <PartsContext value={parts}>
      <AppShellContext value={menu}>
        {pageTitle !== undefined && <title>{pageTitle}</title>}
        <div
          {...rest}
          className={classNames('bk-app-shell', hasBar && 'bk-app-shell-with-bar', className)}
        >
          {hasMain && (
            <>
              <a
                {...part('skip', 'bk-app-shell-skip')}
                href={`#${mainId}`}
                // The fragment would be an entry of the history.
                onClick={(event) => {
                  event.preventDefault();
                  main.current?.focus();
                }}
              >
                {messages.skip}
              </a>
              <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
            </>
          )}
          {hasBar && (
            <AppShellBar logo={logo} search={search} actions={actions} account={account} />
          )}
          <div {...part('side', 'bk-app-shell-side')}>
            <AppShellSide {...side} navigation={navigation} />
          </div>
          <div {...part('content', 'bk-app-shell-content')}>
            {banner && <div {...part('banner')}>{banner}</div>}
            {hasMain ? (
              <main {...part('main', 'bk-app-shell-main')} ref={main} id={mainId} tabIndex={-1}>
                {children}
              </main>
            ) : (
              children
            )}
          </div>
        </div>
        <Drawer open={menu.isMenuOpen} onOpenChange={menu.closeMenu} label={messages.menu}>
          <AppShellSide {...side} navigation={inDrawer} />
        </Drawer>
      </AppShellContext>
    </PartsContext>
  );
}
