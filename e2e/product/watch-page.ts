import type { BrowserContext } from '@playwright/test';

/** A broken rule of the content policy, or an uncaught error. */
export interface Violation {
  readonly kind: 'policy' | 'uncaught' | 'console';
  readonly text: string;
}

/** Collects from every page of a context what should never happen on any. */
export async function watchPage(context: BrowserContext, violations: Violation[]): Promise<void> {
  await context.exposeBinding('bookingReportsPolicy', (_, text: string) => {
    violations.push({ kind: 'policy', text });
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const text = `${effectiveDirective} ${blockedURI} at ${sourceFile}:${lineNumber} ${sample}`;
      Reflect.get(window, 'bookingReportsPolicy')(text);
    });
  });
  context.on('weberror', (error) => {
    violations.push({ kind: 'uncaught', text: error.error().message });
  });
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    // The browser itself logs every response above 399; those are what some tests are about.
    if (message.text().startsWith('Failed to load resource')) return;
    violations.push({ kind: 'console', text: message.text() });
  });
}
