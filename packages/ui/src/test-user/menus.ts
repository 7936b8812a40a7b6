import { expectUsable, type TestContext } from './context.ts';
import type { TestRole } from './driver.ts';
import { named } from './names.ts';

const itemRoles: readonly TestRole[] = ['menuitem', 'menuitemradio', 'menuitemcheckbox'];

export async function chooseFromMenu<Element, Files>(
  context: TestContext<Element, Files>,
  button: string,
  items: readonly string[],
): Promise<void> {
  const { driver, scope } = context;
  const opener = await driver.find(named(button, 'button'), await scope());
  await expectUsable(context, opener, button);
  await driver.click(opener);
  let menu = await driver.holdingFocus('menu');
  for (const item of items) {
    const row = await driver.find(named(item, ...itemRoles), menu);
    await expectUsable(context, row, item);
    const opensMenu = (await driver.attribute(row, 'aria-expanded')) !== null;
    // By keys: a pointer on its way to a submenu may cross an item that closes it.
    await driver.focus(row);
    await driver.press('Enter');
    // In a narrow window its items are below it.
    if (opensMenu) menu = await driver.find(named(item, 'menu', 'group'), undefined);
  }
}
