/**
 * Turns off what Storybook and React record for panels that no one opens in a test run: each call of a play with the
 * text of its elements, the time of each render, and a stack trace for each element.
 */
Object.assign(globalThis, {
  __STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__: { instrument: (functions: unknown) => functions },
});
Reflect.deleteProperty(console, 'timeStamp');
Reflect.deleteProperty(console, 'createTask');

// React looks for what is deleted above when it loads.
const react = await import('react');
const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals) {
  // React takes 10,000 stack traces a second at most.
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
}

export {};
