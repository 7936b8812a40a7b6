import type { Locator, Page } from '@playwright/test';
import { type Driver, PROBLEM, type Target, type TestRole } from './driver.ts';
import { problemOf, rolesOf } from './names.ts';
import { createTestUser, type TestUser, type TestUserOptions } from './test-user.ts';

export type { TestRole, TestUser, TestUserOptions };

/** Paths of files, or files that the test makes up. */
export type PlaywrightFiles = Parameters<Locator['setInputFiles']>[0];

/** Playwright's own wait for an assertion. */
const TIMEOUT_MS = 5000;

/**
 * Uses the components as a person does, in tests with Playwright.
 * @param scope The page, or where on it to look.
 */
export function createUser(
  scope: Page | Locator,
  options: TestUserOptions = {},
): TestUser<PlaywrightFiles> {
  const page = 'page' in scope ? scope.page() : scope;
  const within = 'page' in scope ? scope : undefined;
  return createTestUser(driverOf(page, options.timeout), options, async () => within);
}

function driverOf(page: Page, timeout = TIMEOUT_MS): Driver<Locator, PlaywrightFiles> {
  const seen = ({ role, name }: Target, scope: Locator | undefined) =>
    (scope ?? page).getByRole(role, name === undefined ? {} : { name, exact: true });
  const namesOf = async (role: TestRole, scope: Locator | undefined) =>
    namesIn(await (scope ?? page.locator('body')).ariaSnapshot(), role);
  /** Whether the promise is kept in time. */
  const until = (wait: Promise<void>) =>
    wait.then(
      () => true,
      () => false,
    );

  return {
    async find(targets, scope) {
      const [first, ...others] = targets.map((target) => seen(target, scope));
      if (!first) throw new TypeError('No target.');
      const union = others.reduce((any, locator) => any.or(locator), first);
      await until(union.first().waitFor({ timeout }));
      let count = 0;
      for (const locator of [first, ...others]) {
        count = await locator.count();
        if (count === 1) return locator;
        if (count > 1) break;
      }
      const roles = rolesOf(targets);
      const names = await Promise.all(
        roles.map(async (role) => [role, await namesOf(role, scope)] as const),
      );
      throw new Error(problemOf(targets, count, new Map(names)));
    },
    async now(target, scope) {
      const locator = seen(target, scope);
      return (await locator.count()) > 0 ? locator.first() : undefined;
    },
    async holdingFocus(role) {
      const holder = page
        .getByRole(role)
        .filter({ has: page.locator(':focus') })
        .or(page.getByRole(role).and(page.locator(':focus')))
        .last();
      if (await until(holder.waitFor({ timeout }))) return holder;
      throw new Error(`No ${role} has the focus.`);
    },
    namesOf,
    problemsIn: (scope) => scope.getByRole('alert').or(scope.locator(PROBLEM)).allTextContents(),
    isChecked: (box) => box.isChecked(),
    attribute: (element, name) => element.getAttribute(name, { timeout }),
    attributeNow: (element, name) =>
      element.evaluateAll(([node], key) => node?.getAttribute(key) ?? null, name),
    becomes: (element, selector) => until(element.and(page.locator(selector)).waitFor({ timeout })),
    leaves: (element) => until(element.waitFor({ state: 'hidden', timeout })),
    focus: (element) => element.focus({ timeout }),
    click: (element) => element.click({ timeout }),
    fill: (element, text) => element.fill(text, { timeout }),
    type: (text) => page.keyboard.type(text),
    press: (key, held) => page.keyboard.press(held ? `${held}+${key}` : key),
    isRightToLeft: (element) =>
      element.evaluate((node) => getComputedStyle(node).direction === 'rtl'),
    isNativeSelect: async (element) => (await element.and(page.locator('select')).count()) > 0,
    nativeOptions: (select) => select.locator('option:enabled').allTextContents(),
    async selectNative(select, label) {
      await select.selectOption({ label }, { timeout });
    },
    upload: (group, files) => group.locator('input[type=file]').setInputFiles(files, { timeout }),
  };
}

/** The names of a role in a snapshot, whose lines are such as `- button "Save"`, in quotes where YAML asks for them. */
function namesIn(snapshot: string, role: TestRole): string[] {
  const lines = snapshot.matchAll(/^ *- '?([\w-]+)(?: "((?:[^"\\]|\\.)*)")?/gm);
  return [...lines]
    .filter(([, of]) => of === role)
    .map(([, , name = '']) => name.replaceAll(/\\(.)/g, '$1'));
}
