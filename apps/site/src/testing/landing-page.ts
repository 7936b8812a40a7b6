/** The landing page as it is built, in the document of a test file. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { within } from '@testing-library/react';
import { afterAll, beforeAll } from 'vitest';
import { type BuiltSite, buildInto } from './built-site.ts';

/** Builds the page and puts it into the document, before the tests of the file. */
export function showLandingPage(): void {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await buildInto();
    const html = await readFile(join(site.folder, 'index.html'), 'utf8');
    const page = new DOMParser().parseFromString(html, 'text/html');
    document.documentElement.lang = page.documentElement.lang;
    document.head.replaceChildren(...page.head.children);
    document.body.replaceChildren(...page.body.children);
  }, 60_000);
  afterAll(() => site.remove());
}

/** Returns the text of an element, with single spaces. */
export const text = (element: Element | null) =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** @throws Error where the page has no element of that id. */
export function section(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`No #${id} on the page.`);
  return element;
}

export const linesOf = (list: HTMLElement) => within(list).getAllByRole('listitem').map(text);
