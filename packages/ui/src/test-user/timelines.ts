import { expectAccepted, type TestContext } from './context.ts';
import type { HeldKeys } from './driver.ts';
import { beginsWith, named, quoted } from './names.ts';

/** Where an item of a ResourceTimeline goes. What isn’t said stays as it is. */
export interface ItemPlace {
  /** The name of its row. */
  readonly row?: string;
  /** The day that it begins with, `YYYY-MM-DD`. */
  readonly start?: string;
}

export async function openItem<Element, Files>(
  context: TestContext<Element, Files>,
  name: string,
  item: string,
): Promise<void> {
  await goToItem(context, await timelineOf(context, name), item);
  await context.driver.press('Enter');
}

export async function moveItem<Element, Files>(
  context: TestContext<Element, Files>,
  name: string,
  item: string,
  { row, start }: ItemPlace,
): Promise<void> {
  const timeline = await timelineOf(context, name);
  const days = start === undefined ? 0 : await columnOf(context, timeline, start);
  await goToItem(context, timeline, item);
  const rows = row === undefined ? 0 : await goToRow(context, row);
  const cell = await goToItem(context, timeline, item);
  const columns = start === undefined ? 0 : days - (await spanOf(context, cell)).first;
  await expectChangeable(context, cell, item);
  await draw(context, timeline, 'Alt', { columns, rows });
  await expectAccepted(context, timeline, item);
}

export async function resizeItem<Element, Files>(
  context: TestContext<Element, Files>,
  name: string,
  item: string,
  end: string,
): Promise<void> {
  const timeline = await timelineOf(context, name);
  const column = await columnOf(context, timeline, end);
  const cell = await goToItem(context, timeline, item);
  await expectChangeable(context, cell, item);
  const { end: last } = await spanOf(context, cell);
  await draw(context, timeline, 'Alt+Shift', { columns: column - last, rows: 0 });
  await expectAccepted(context, timeline, item);
}

export async function drawItem<Element, Files>(
  context: TestContext<Element, Files>,
  name: string,
  row: string,
  start: string,
  end: string,
): Promise<void> {
  const { driver } = context;
  const timeline = await timelineOf(context, name);
  const from = await columnOf(context, timeline, start);
  const to = await columnOf(context, timeline, end);
  await goToTop(context, timeline);
  await goToRow(context, row);
  const cell = await goToColumn(context, timeline, from);
  if ((await driver.attribute(cell, 'data-part')) === 'item') {
    const taken = await driver.attribute(cell, 'aria-label');
    throw new Error(`“${row}” isn’t free on ${start}: ${taken}.`);
  }
  if (to - from > 1) await draw(context, timeline, 'Shift', { columns: to - from - 1, rows: 0 });
  else await driver.press('Enter');
  await expectAccepted(context, timeline, row);
}

const timelineOf = async <Element, Files>(
  { driver, scope }: TestContext<Element, Files>,
  name: string,
) => driver.find(named(name, 'grid'), await scope());

/** Moves the focus to the first cell. */
async function goToTop<Element, Files>(
  { driver }: TestContext<Element, Files>,
  timeline: Element,
): Promise<void> {
  const cell = await driver.now({ role: 'gridcell' }, timeline);
  if (cell === undefined) throw new Error('The timeline has no rows.');
  await driver.focus(cell);
  await driver.press('Home', 'Control');
}

/** Moves the focus to an item, by keys where it isn’t in view. */
async function goToItem<Element, Files>(
  context: TestContext<Element, Files>,
  timeline: Element,
  item: string,
): Promise<Element> {
  const { driver } = context;
  const name = beginsWith(item);
  const seen = await driver.now({ role: 'gridcell', name }, timeline);
  if (seen !== undefined) {
    await driver.focus(seen);
    return driver.holdingFocus('gridcell');
  }
  const next = await nextArrow(context, timeline);
  const passed = new Set<string>();
  await goToTop(context, timeline);
  do {
    await driver.press('Home');
    for (let cell = await active(context), last = ''; cell.name !== last; ) {
      if (cell.isItem) passed.add(cell.name);
      if (name.test(cell.name)) return cell.element;
      last = cell.name;
      await driver.press(next, 'Control');
      cell = await active(context);
    }
  } while (await goToRowBeside(context, 'ArrowDown'));
  throw new Error(`There is no item “${item}”. There are: ${quoted([...passed])}.`);
}

/** Moves the focus to a row, from that which has it. @returns how many rows below it that is; negative if above. */
async function goToRow<Element, Files>(
  context: TestContext<Element, Files>,
  name: string,
): Promise<number> {
  const passed = new Set<string>();
  let rows = 0;
  for (const [arrow, way] of [['ArrowDown', 1] as const, ['ArrowUp', -1] as const]) {
    for (let row = await activeRow(context); ; row = await activeRow(context)) {
      passed.add(row.name);
      if (row.name === name) return rows;
      const { index } = row;
      if (!(await goToRowBeside(context, arrow))) break;
      const beside = await activeRow(context);
      // The heads of groups are between the rows and take no items.
      const counts = way === 1 ? !beside.isGroup : !row.isGroup;
      if (beside.index !== index && counts) rows += way;
    }
  }
  throw new Error(`There is no row “${name}”. There are: ${quoted([...passed])}.`);
}

/** Moves the focus to a cell, or an item above it, of the row that has it. */
async function goToColumn<Element, Files>(
  context: TestContext<Element, Files>,
  timeline: Element,
  column: number,
): Promise<Element> {
  const { driver } = context;
  const next = await nextArrow(context, timeline);
  await driver.press('Home');
  for (;;) {
    const { element } = await active(context);
    if ((await spanOf(context, element)).end > column) return element;
    await driver.press(next);
  }
}

/** The column of a day, also of the first hour of it. */
async function columnOf<Element, Files>(
  context: TestContext<Element, Files>,
  timeline: Element,
  day: string,
): Promise<number> {
  const { driver, messages } = context;
  const { shortWeekday, shortDay } = messages.datePicker;
  const name = `${shortWeekday(day)} ${shortDay(day)}`;
  const next = await nextArrow(context, timeline);
  await goToTop(context, timeline);
  for (let last = ''; ; ) {
    const header = await driver.now({ role: 'columnheader', name }, timeline);
    if (header !== undefined) return Number(await driver.attribute(header, 'aria-colindex'));
    const { name: at } = await active(context);
    if (at === last) break;
    last = at;
    await driver.press(next);
  }
  const shown = quoted(await driver.namesOf('columnheader', timeline));
  throw new Error(`There is no day “${name}”. There are: ${shown}.`);
}

/** Holds keys down and draws by so many cells, then drops. */
async function draw<Element, Files>(
  context: TestContext<Element, Files>,
  timeline: Element,
  held: HeldKeys,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): Promise<void> {
  const { driver } = context;
  if (columns === 0 && rows === 0) return;
  const next = await nextArrow(context, timeline);
  const previous = next === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  const across = rows > 0 ? 'ArrowDown' : 'ArrowUp';
  for (let step = 0; step < Math.abs(rows); step += 1) await driver.press(across, held);
  const along = columns > 0 ? next : previous;
  for (let step = 0; step < Math.abs(columns); step += 1) await driver.press(along, held);
  await driver.press('Enter');
}

async function expectChangeable<Element, Files>(
  { driver }: TestContext<Element, Files>,
  cell: Element,
  item: string,
): Promise<void> {
  if ((await driver.attribute(cell, 'data-locked')) === null) return;
  const reason = await driver.attribute(cell, 'aria-description');
  throw new Error(`“${item}” can’t be changed: ${reason ?? ''}`);
}

/** Moves the focus up or down. @returns whether it went anywhere. */
async function goToRowBeside<Element, Files>(
  context: TestContext<Element, Files>,
  arrow: 'ArrowDown' | 'ArrowUp',
): Promise<boolean> {
  const before = { ...(await activeRow(context)), cell: (await active(context)).name };
  await context.driver.press(arrow);
  const { index } = await activeRow(context);
  return index !== before.index || (await active(context)).name !== before.cell;
}

async function active<Element, Files>({ driver }: TestContext<Element, Files>) {
  const element = await driver.holdingFocus('gridcell');
  const name = (await driver.attribute(element, 'aria-label')) ?? '';
  return { element, name, isItem: (await driver.attribute(element, 'data-part')) === 'item' };
}

async function activeRow<Element, Files>({ driver }: TestContext<Element, Files>) {
  const row = await driver.holdingFocus('row');
  const [name = ''] = await driver.namesOf('rowheader', row);
  const index = Number(await driver.attribute(row, 'aria-rowindex'));
  return { name, index, isGroup: (await driver.attribute(row, 'data-group')) !== null };
}

/** The first column of a cell, and that after its last. */
async function spanOf<Element, Files>({ driver }: TestContext<Element, Files>, cell: Element) {
  const first = Number(await driver.attribute(cell, 'aria-colindex'));
  return { first, end: first + Number((await driver.attribute(cell, 'aria-colspan')) ?? 1) };
}

/** Where the page is read from right to left, what comes next is on the left. */
const nextArrow = async <Element, Files>(
  { driver }: TestContext<Element, Files>,
  timeline: Element,
) => ((await driver.isRightToLeft(timeline)) ? 'ArrowLeft' : 'ArrowRight');
