import { getConfig, queryAllByRole, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { directionOf } from '../primitives/dom/direction.ts';
import { type Driver, PROBLEM, type Target, type TestRole } from './driver.ts';
import { problemOf, rolesOf } from './names.ts';
import { createTestUser, type TestUser, type TestUserOptions } from './test-user.ts';

export type { TestRole, TestUser, TestUserOptions };

/** Options of a test with Testing Library. */
export interface UserOptions extends TestUserOptions {
  /** The element to look in. Default: the page. */
  within?: HTMLElement | undefined;
}

/**
 * Uses the components as a person does, in tests with Testing Library.
 * @param user That of `userEvent.setup()`.
 */
export function createUser(
  user: UserEvent,
  { within, ...options }: UserOptions = {},
): TestUser<File | File[]> {
  return createTestUser(driverOf(user, options.timeout), options, async () => within);
}

function driverOf(
  user: UserEvent,
  timeout: number | undefined,
): Driver<HTMLElement, File | File[]> {
  const options = timeout === undefined ? {} : { timeout };
  const seen = ({ role, name }: Target, scope: HTMLElement | undefined) =>
    queryAllByRole(scope ?? document.body, role, name === undefined ? {} : { name });
  const namesOf = (role: TestRole, scope: HTMLElement | undefined) => {
    const names: string[] = [];
    const note = (name: string) => names.push(name) > 0;
    queryAllByRole(scope ?? document.body, role, { name: note });
    return names;
  };
  const until = async (check: () => boolean) => {
    try {
      await waitFor(() => {
        if (!check()) throw new Error('Not yet.');
      }, options);
      return true;
    } catch {
      return false;
    }
  };

  return {
    async find(targets, scope) {
      let elements: readonly HTMLElement[] = [];
      await until(() => {
        elements =
          targets.map((target) => seen(target, scope)).find(({ length }) => length > 0) ?? [];
        return elements.length === 1;
      });
      const [only, ...others] = elements;
      if (only && others.length === 0) return only;
      const names = rolesOf(targets).map((role) => [role, namesOf(role, scope)] as const);
      throw new Error(problemOf(targets, elements.length, new Map(names)));
    },
    now: async (target, scope) => seen(target, scope)[0],
    async holdingFocus(role) {
      let holder: HTMLElement | undefined;
      await until(() => {
        holder = seen({ role }, undefined).findLast((node) =>
          node.contains(document.activeElement),
        );
        return holder !== undefined;
      });
      if (holder) return holder;
      throw new Error(`No ${role} has the focus.`);
    },
    namesOf: async (role, scope) => namesOf(role, scope),
    problemsIn: async (scope) =>
      [...new Set([...queryAllByRole(scope, 'alert'), ...scope.querySelectorAll(PROBLEM)])].map(
        ({ textContent }) => textContent.trim(),
      ),
    isChecked: async (box) => box.matches(':checked'),
    attribute: async (element, name) => element.getAttribute(name),
    attributeNow: async (element, name) => element.getAttribute(name),
    becomes: (element, selector) => until(() => element.matches(selector)),
    leaves: (element) => until(() => !element.isConnected),
    async focus(element) {
      getConfig().eventWrapper(() => element.focus());
    },
    click: (element) => user.click(element),
    async fill(element, text) {
      await user.clear(element);
      if (text !== '') await user.type(element, typed(text));
    },
    type: (text) => user.keyboard(typed(text)),
    press: (key, held) =>
      user.keyboard(held ? pressed(key, held.split('+')) : key === 'Space' ? ' ' : `{${key}}`),
    // As the component itself reads it.
    isRightToLeft: async (element) => directionOf(element) === 'rtl',
    isNativeSelect: async (element) => element instanceof HTMLSelectElement,
    nativeOptions: async (select) => labelsOf(select),
    async selectNative(select, label) {
      await until(() => labelsOf(select).includes(label));
      await user.selectOptions(select, label);
    },
    async upload(group, files) {
      const input = group.querySelector<HTMLInputElement>('input[type=file]');
      if (!input) throw new Error('It has no file input.');
      await user.upload(input, files);
    },
  };
}

const labelsOf = (select: HTMLElement) =>
  select instanceof HTMLSelectElement
    ? [...select.options].filter(({ disabled }) => !disabled).map(({ label }) => label)
    : [];

const pressed = (key: string, held: readonly string[]) =>
  [
    ...held.map((name) => `{${name}>}`),
    `{${key}}`,
    ...held.toReversed().map((name) => `{/${name}}`),
  ].join('');

/** As user-event takes it, which reads brackets as names of keys. */
const typed = (text: string) => text.replaceAll(/[[{]/g, '$&$&');
