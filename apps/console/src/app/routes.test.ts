import { consolePaths } from '@booking/content/console-paths';
import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { isScreen } from './router-link.tsx';
import { createRoutes, UNKNOWN } from './routes.tsx';

function pathsOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children }) => [
    ...(path && path !== UNKNOWN ? [path] : []),
    ...pathsOf(children ?? []),
  ]);
}

it('the router and the server know the same screens', () => {
  expect(pathsOf(createRoutes()).sort()).toEqual([...consolePaths].sort());
});

it('every screen loads when it is opened', () => {
  const withPath = (routes: readonly RouteObject[]): RouteObject[] =>
    routes.flatMap((route) => [
      ...(route.path && route.path !== UNKNOWN ? [route] : []),
      ...withPath(route.children ?? []),
    ]);
  for (const route of withPath(createRoutes())) {
    expect(route).toHaveProperty('lazy');
    expect(route).not.toHaveProperty('element');
  }
});

it.each([
  ['/home', true],
  ['/all-institutes?status=Active#x', true],
  ['/all-institutes/6a1f/settings/addRates?from=2026-11-23', true],
  ['/all-institutes/6a1f/settings', false],
  ['/HOME/', true],
  ['/home//', true],
  ['?page=2', true],
  ['/', false],
  ['/terms', false],
  ['//evil.example/home', false],
  ['https://evil.example/home', false],
  ['mailto:a@b.example', false],
])('%s is a screen of the console: %s', (href, is) => {
  expect(isScreen(href)).toBe(is);
});
