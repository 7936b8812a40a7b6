/** Before every `*.test.tsx`: the matchers of the DOM, and an empty document for each test. */
import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
