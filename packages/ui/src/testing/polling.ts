import { getConfig } from 'storybook/test';

/** Returns whether Testing Library asks again and again, as in `waitFor`. It sets this while it does, and says so nowhere. */
export const isPolling = () =>
  Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
