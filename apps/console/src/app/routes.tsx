import type { RouteObject } from 'react-router';
import { SUPER_ADMIN } from '../session/access.ts';
import { RouteError } from './error-page/route-error.tsx';
import { Guard, HomeGuard, SignedOutOnly } from './guards/guards.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { PageFrame } from './page-frame.tsx';
import { reloading } from './reload-once.ts';

/**
 * The screens, each loaded when it is first opened (`SHELL-02`). Their addresses are also in the `consolePaths` of
 * packages/content, which a test compares.
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
          children: [
            { path: '/login', lazy: reloading(() => import('../screens/login/route.tsx')) },
            {
              path: '/forgotPassword',
              lazy: reloading(() => import('../screens/forgot-password/route.tsx')),
            },
          ],
        },
        { path: '/success', lazy: reloading(() => import('../screens/success/route.tsx')) },
        // The two types of links; any other is an address that nothing matches.
        {
          path: '/password/create/:token',
          lazy: reloading(() =>
            import('../screens/password/route.tsx').then(({ Create }) => ({ Component: Create })),
          ),
        },
        {
          path: '/password/reset/:token',
          lazy: reloading(() =>
            import('../screens/password/route.tsx').then(({ Reset }) => ({ Component: Reset })),
          ),
        },
        {
          element: <HomeGuard />,
          children: [
            {
              lazy: reloading(() => import('./shell/route.tsx')),
              // What fails in a screen leaves the sidebar where it is.
              children: [
                {
                  errorElement: <RouteError />,
                  children: [
                    { path: '/home', lazy: reloading(() => import('../screens/home/route.tsx')) },
                    {
                      element: <Guard allow={[SUPER_ADMIN]} />,
                      children: [
                        {
                          path: '/all-institutes',
                          lazy: reloading(() => import('../screens/all-institutes/route.tsx')),
                        },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ];
}
