/** Before every `*.test.tsx`: the matchers of the DOM, and an empty document for each test. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';

// The files of the console share a window: each begins in one where nothing has been yet.
beforeAll(() => {
  document.body.replaceChildren();
  const { documentElement } = document;
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

afterEach(cleanup);

// The first screen of a run brings half of the console with it, on a machine that does other work too.
configure({ asyncUtilTimeout: 60_000 });
