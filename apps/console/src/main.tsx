import { shareSession } from '@booking/api-client';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app/app.tsx';
import { prefetchFirst, prefetchSignedIn } from './app/prefetch/prefetch-screen.ts';
import { createRoutes } from './app/routes.tsx';
import { completePage } from './opening/complete-page.ts';
import { resetMotion, restoreMotion } from './preferences/motion.ts';
import { resetTheme } from './preferences/theme.ts';
import { applyFreshStart } from './session/fresh-start.ts';
import { joinOpener, shareWithNewTabs } from './session/new-tabs.ts';
import { ORIGIN_PARAM, safeOrigin } from './session/origin.ts';
import { createSession } from './session/session.ts';

applyFreshStart(window);
await joinOpener(window);
const session = createSession({
  onSignIn: (cache) => {
    const origin = new URLSearchParams(location.search).get(ORIGIN_PARAM);
    void prefetchSignedIn(session, cache, safeOrigin(origin) ?? '/home');
  },
});
shareWithNewTabs(shareSession(session.api.session), document);
session.store.subscribe(({ endedBy }, before) => {
  if (!endedBy || endedBy === before.endedBy) return;
  resetTheme();
  resetMotion();
});
restoreMotion();
void completePage(session.store.getState().tokens !== undefined);
void prefetchFirst(session, location.pathname + location.search);

const router = createBrowserRouter(createRoutes());
const element = document.getElementById('console');
if (element) {
  // From here on, each screen sets its own title.
  document.querySelector('title')?.remove();
  // In slices, between which the browser reads keys and paints.
  startTransition(() => {
    createRoot(element).render(
      <StrictMode>
        <App session={session}>
          <RouterProvider router={router} />
        </App>
      </StrictMode>,
    );
  });
}
