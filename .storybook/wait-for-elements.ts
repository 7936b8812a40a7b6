import { configure, getConfig } from 'storybook/test';
import { isPolling } from '../packages/ui/src/testing/polling.ts';

/**
 * How plays wait for elements. An element may take its time on a busy machine: promised times are measured, not
 * waited for. The error of a failed try, which no one sees, leaves out the printed document: it took a twentieth of a
 * run. The last error has it.
 */
export function waitForElements(): void {
  const { getElementError } = getConfig();
  configure({
    asyncUtilTimeout: 30_000,
    getElementError: (message, container) =>
      isPolling() ? new Error(message ?? 'No element.') : getElementError(message, container),
  });
}
