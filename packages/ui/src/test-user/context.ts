import type { Messages } from '../messages/messages.ts';
import type { Driver } from './driver.ts';
import { quoted } from './names.ts';

/** Driver, messages and scope that every helper works with. */
export interface TestContext<Element, Files> {
  readonly driver: Driver<Element, Files>;
  readonly messages: Messages;
  /** Where to look; undefined is all of the page. */
  readonly scope: () => Promise<Element | undefined>;
}

/** @throws Where an element can't be used, with the reason that it gives. */
export async function expectUsable<Element, Files>(
  { driver }: TestContext<Element, Files>,
  element: Element,
  name: string,
): Promise<void> {
  if ((await driver.attribute(element, 'aria-disabled')) !== 'true') return;
  const reason = await driver.attribute(element, 'aria-description');
  throw new Error(`“${name}” is disabled${reason ? `: ${reason}` : '.'}`);
}

/** @throws Where the component or the app has refused a change at once, with the reason. A promise may refuse it later. */
export async function expectAccepted<Element, Files>(
  { driver }: TestContext<Element, Files>,
  component: Element,
  name: string,
): Promise<void> {
  // A dialog that asks for more, such as a form, hides the component: the change is pending then.
  const reason = await driver.attributeNow(component, 'data-refused');
  if (reason !== null) throw new Error(`The change of “${name}” was refused: ${reason}`);
}

/** @throws Where a native select has no such option that can be chosen, with those that it has. */
export async function selectNative<Element, Files>(
  { driver }: TestContext<Element, Files>,
  select: Element,
  name: string,
  option: string,
): Promise<void> {
  await driver.selectNative(select, option).catch(async (cause: unknown) => {
    const options = quoted(await driver.nativeOptions(select));
    throw new Error(`“${name}” has no option “${option}”. It has: ${options}.`, { cause });
  });
}
