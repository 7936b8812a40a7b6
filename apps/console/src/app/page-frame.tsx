import { VisuallyHidden } from '@booking/ui';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { LoadingBar } from '../loading/loading-bar.tsx';
import { MAIN_ID } from '../page/main-id.ts';
import { OfflineBanner } from './offline/offline-banner.tsx';

/** Around every page: the skip link, the bar while the next screen loads, and a voice that names the new page. */
export function PageFrame() {
  const isLoading = useNavigation().state === 'loading';
  return (
    <>
      <a className="ck-skip-link" href={`#${MAIN_ID}`} onClick={focusMain}>
        Skip to content
      </a>
      <LoadingBar label="Loading page" isLoading={isLoading} />
      <RouteAnnouncer />
      <OfflineBanner />
      <Outlet />
    </>
  );
}

/** Focus without a new entry in the history: the fragment would be one. */
function focusMain(event: { preventDefault(): void }) {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}

/** A new screen changes the page without loading it, so nothing else tells a screen reader where it is now. */
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
