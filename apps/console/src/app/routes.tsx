import type { RouteObject } from 'react-router';
import { LoadingScreen } from '../loading/loading-screen.tsx';
import { reloading } from '../loading/reload-once.ts';
import type { Screen } from '../page/screen.ts';
import * as screens from '../screens/screens.ts';
import { ErrorPage } from './error-page/error-page.tsx';
import { RouteError } from './error-page/route-error.tsx';
import { Guard, HomeGuard, SignedOutOnly, UnknownGuard } from './guards/guards.tsx';
import { PageFrame } from './page-frame.tsx';

/** The screens, each loaded when first opened (`SHELL-02`). */
export function createRoutes(): RouteObject[] {
  return [
    {
      element: <PageFrame />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <LoadingScreen />,
      children: [
        { element: <SignedOutOnly />, children: routesFor('signedOut') },
        ...routesFor('anyone'),
        {
          element: <HomeGuard />,
          children: [
            {
              lazy: shell,
              // A failing screen leaves the sidebar in place.
              children: [{ errorElement: <RouteError />, children: routesFor(undefined) }],
            },
          ],
        },
        {
          element: <UnknownGuard />,
          children: [
            { lazy: shell, children: [{ path: UNKNOWN, element: <ErrorPage status={404} /> }] },
          ],
        },
      ],
    },
  ];
}

/** The path of every address that no screen is at. */
export const UNKNOWN = '*';

const shell = reloading(() => import('./shell/route.tsx'));

function routesFor(visitors: Screen['visitors']): RouteObject[] {
  return Object.values<Screen>(screens)
    .filter((screen) => screen.visitors === visitors)
    .map(({ path, load, access }) => {
      const route = { path, lazy: reloading(load) };
      return access ? { element: <Guard {...access} />, children: [route] } : route;
    });
}
