import { consolePaths } from '@booking/content/console-paths';
import type { RouteObject } from 'react-router';
import { screenAccess } from '../access/screen-access.ts';
import { LoadingScreen } from '../loading/loading-screen.tsx';
import { reloading } from '../loading/reload-once.ts';
import { ErrorPage } from './error-page/error-page.tsx';
import { RouteError } from './error-page/route-error.tsx';
import { Guard, HomeGuard, SignedOutOnly, UnknownGuard } from './guards/guards.tsx';
import { PageFrame } from './page-frame.tsx';
import { screens } from './screens.ts';

/**
 * The screens, each loaded when first opened (`SHELL-02`). Their addresses are also `consolePaths` of packages/content;
 * a test compares the two.
 */
export function createRoutes(): RouteObject[] {
  return [
    {
      element: <PageFrame />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <LoadingScreen />,
      children: [
        {
          element: <SignedOutOnly />,
          children: [screen('/login'), screen('/forgotPassword')],
        },
        screen('/success'),
        screen('/password/create/:token'),
        screen('/password/reset/:token'),
        {
          element: <HomeGuard />,
          children: [
            {
              lazy: shell,
              // A failing screen leaves the sidebar in place.
              children: [
                {
                  errorElement: <RouteError />,
                  children: [screen('/home'), ...guardedPaths.map(guarded)],
                },
              ],
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

type GuardedPath = keyof typeof screenAccess & keyof typeof screens;

const guardedPaths = consolePaths.filter((path): path is GuardedPath => path in screenAccess);

/** A screen that not everyone in the console may open. */
function guarded(path: GuardedPath): RouteObject {
  return { element: <Guard {...screenAccess[path]} />, children: [screen(path)] };
}

function screen(path: keyof typeof screens): RouteObject {
  return { path, lazy: reloading(screens[path]) };
}
