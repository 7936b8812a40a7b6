import { ProgressBar, VisuallyHidden } from '@booking/ui';
import { INDICATOR_DELAY_MS } from '@booking/ui/constants';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';

/** Around every page: the skip link, the bar while the next screen loads, and a voice that names the new page. */
export function PageFrame() {
  return (
    <>
      <a className="ck-skip-link" href={`#${MAIN_ID}`} onClick={focusMain}>
        Skip to the content
      </a>
      <LoadingBar />
      <RouteAnnouncer />
      <Outlet />
    </>
  );
}

/** The id of the one `main` of a page. */
export const MAIN_ID = 'main';

/** Focus without a new entry in the history: the fragment would be one. */
function focusMain(event: { preventDefault(): void }) {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}

/** At the top of the window while a screen is on its way, but not for one that comes at once. */
function LoadingBar() {
  const isLoading = useNavigation().state === 'loading';
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsLate(true), INDICATOR_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isLoading]);
  return isLate && <ProgressBar className="ck-loading-bar" label="Loading the page" />;
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
