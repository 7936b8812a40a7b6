import { expectUsable, type TestContext } from './context.ts';
import { checkBoxes } from './fields.ts';
import { named } from './names.ts';

export async function sortBy<Element, Files>(
  context: TestContext<Element, Files>,
  name: string,
  column: string,
  direction: 'ascending' | 'descending',
): Promise<void> {
  const { driver, scope } = context;
  const table = await driver.find(named(name, 'table'), await scope());
  const header = await driver.find([{ role: 'columnheader', name: column }], table);
  const before = await driver.attribute(header, 'aria-sort');
  if (before === null) throw new Error(`“${name}” can’t be sorted by “${column}”.`);
  if (before === direction) return;
  const button = await driver.find([{ role: 'button', name: column }], header);
  await driver.click(button);
  await driver.becomes(header, `:not([aria-sort=${before}])`);
  if ((await driver.attribute(header, 'aria-sort')) !== direction) await driver.click(button);
  if (await driver.becomes(header, `[aria-sort=${direction}]`)) return;
  const now = await driver.attribute(header, 'aria-sort');
  throw new Error(`“${column}” is sorted “${now}” after its header was pressed.`);
}

export async function selectRows<Element, Files>(
  context: TestContext<Element, Files>,
  name: string,
  rows: readonly string[],
): Promise<void> {
  const { driver, messages, scope } = context;
  const table = await driver.find(named(name, 'table'), await scope());
  for (const row of rows) {
    const label = messages.dataTable.select(row);
    const box = await driver.find([{ role: 'checkbox', name: label }], table);
    if (!(await driver.isChecked(box))) await driver.click(box);
  }
}

export async function filterBy<Element, Files>(
  context: TestContext<Element, Files>,
  filter: string,
  values: readonly string[],
): Promise<void> {
  const { driver, messages, scope } = context;
  const { addNamed } = messages.filterBar;
  const add = { role: 'button', name: addNamed } as const;
  const button = await driver.find([...named(filter, 'button'), add], await scope());
  await expectUsable(context, button, filter);
  const opensMenu = (await driver.attribute(button, 'aria-haspopup')) === 'menu';
  await driver.click(button);
  if (opensMenu) {
    const menu = await driver.holdingFocus('menu');
    await driver.click(await driver.find(named(filter, 'menuitem'), menu));
  }
  await checkBoxes(context, filter, values);
}
