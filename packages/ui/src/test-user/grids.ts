import type { TestContext } from './context.ts';
import { named, quoted } from './names.ts';

/** A row by its name, or by the names of its groups and its own: `['Deluxe Room', 'Room only']`. */
export type RowName = string | readonly string[];

export async function editCell<Element, Files>(
  context: TestContext<Element, Files>,
  name: string,
  row: RowName,
  column: string,
  text: string,
): Promise<void> {
  const { driver, scope } = context;
  const grid = await driver.find(named(name, 'grid', 'treegrid'), await scope());
  const cell = await driver.now({ role: 'gridcell' }, grid);
  if (cell === undefined) throw new Error(`“${name}” has no cells.`);
  await driver.click(cell);
  await driver.press('Home', 'Control');
  // By keys: a grid shows only the rows and columns in view.
  await goToRow(context, grid, typeof row === 'string' ? [row] : row);
  await goToColumn(context, grid, column);
  const active = await driver.holdingFocus('gridcell');
  if (await isReadOnly(context, grid, active)) {
    const reason = await driver.attribute(active, 'aria-description');
    throw new Error(
      `The cell of ${quoted([row].flat())} in “${column}” can’t be changed. ${reason ?? ''}`,
    );
  }
  await driver.type(text);
  await driver.press('Enter');
}

async function isReadOnly<Element, Files>(
  { driver }: TestContext<Element, Files>,
  ...elements: readonly Element[]
): Promise<boolean> {
  const values = elements.map((element) => driver.attribute(element, 'aria-readonly'));
  return (await Promise.all(values)).includes('true');
}

async function goToRow<Element, Files>(
  { driver }: TestContext<Element, Files>,
  grid: Element,
  path: readonly string[],
): Promise<void> {
  const count = Number(await driver.attribute(grid, 'aria-rowcount'));
  const passed: string[] = [];
  const left = [...path];
  for (;;) {
    const row = await driver.holdingFocus('row');
    const [header = ''] = await driver.namesOf('rowheader', row);
    passed.push(header);
    if (header === left[0]) left.shift();
    if (left.length === 0) return;
    if (Number(await driver.attribute(row, 'aria-rowindex')) >= count) break;
    await driver.press('ArrowDown');
  }
  throw new Error(`There is no row ${quoted(path)}. There are: ${quoted(passed)}.`);
}

async function goToColumn<Element, Files>(
  { driver }: TestContext<Element, Files>,
  grid: Element,
  column: string,
): Promise<void> {
  const count = Number(await driver.attribute(grid, 'aria-colcount'));
  const passed = new Set<string>();
  let forward = 'ArrowRight';
  for (let last = 0; ; ) {
    for (const name of await driver.namesOf('columnheader', grid)) passed.add(name);
    const header = await driver.now({ role: 'columnheader', name: column }, grid);
    const index = header && Number(await driver.attribute(header, 'aria-colindex'));
    const cell = await driver.holdingFocus('gridcell');
    const at = Number(await driver.attribute(cell, 'aria-colindex'));
    if (at === index) return;
    if (at >= count) break;
    // Where the page is read from right to left, the next column is on the left.
    if (at === last) forward = 'ArrowLeft';
    last = at;
    await driver.press(forward);
  }
  throw new Error(`There is no column “${column}”. There are: ${quoted([...passed])}.`);
}
