/** Before every `*.test.tsx`: the matchers of the DOM, and an empty document for each test. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// The first screen of a run brings half of the console with it, on a machine that does other work too.
configure({ asyncUtilTimeout: 60_000 });
