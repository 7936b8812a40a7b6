import { VisuallyHidden } from '@booking/ui';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { LoadingBar } from '../loading/loading-bar.tsx';
import { MAIN_ID } from '../page/main-id.ts';
import { OfflineBanner } from './offline/offline-banner.tsx';

/** The frame of every page: skip link, loading bar, and an announcer of page changes. */
export function PageFrame() {
  const isLoading = useNavigation().state === 'loading';
  return (
    <>
      <a
        className="fixed top-2 left-2 z-skip-link rounded-md bg-bk-inverse px-4 py-2.5 type-body-strong text-bk-inverse focus-ring not-focus:pointer-events-none not-focus:[clip-path:inset(100%)] print:hidden"
        href={`#${MAIN_ID}`}
        onClick={focusMain}
      >
        Skip to content
      </a>
      <LoadingBar label="Loading page" isLoading={isLoading} />
      <RouteAnnouncer />
      <OfflineBanner />
      <Outlet />
    </>
  );
}

/** Moves the focus without a history entry, which the fragment would add. */
function focusMain(event: { preventDefault(): void }) {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}

/** Announces a client-side navigation, which a screen reader does not notice by itself. */
function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);
  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}
