import { expectUsable, type TestContext } from './context.ts';
import type { Target } from './driver.ts';
import { dateNamed, named, quoted } from './names.ts';

export async function pickDay<Element, Files>(
  context: TestContext<Element, Files>,
  field: string,
  day: string,
): Promise<void> {
  const { driver, scope } = context;
  const control = await driver.find(named(field, 'textbox', 'group'), await scope());
  const isField = (await driver.attribute(control, 'role')) !== 'group';
  const months = isField ? await openCalendar(context, control, field) : control;
  await clickDay(context, months, field, day);
}

export async function pickRange<Element, Files>(
  context: TestContext<Element, Files>,
  field: string,
  start: string,
  end: string,
): Promise<void> {
  const { driver, scope } = context;
  const group = await driver.find(named(field, 'group'), await scope());
  const first = await driver.now({ role: 'textbox' }, group);
  const months = first === undefined ? group : await openCalendar(context, first, field);
  await clickDay(context, months, field, start);
  await clickDay(context, months, field, end);
}

/** Opens it by its key, which belongs to this field; the buttons of all fields have the same name. */
async function openCalendar<Element, Files>(
  context: TestContext<Element, Files>,
  input: Element,
  field: string,
): Promise<Element> {
  const { driver } = context;
  await expectUsable(context, input, field);
  await driver.click(input);
  await driver.press('ArrowDown');
  await driver.holdingFocus('grid').catch(() => {
    throw new Error(`The calendar of “${field}” doesn’t open. Is the field read-only?`);
  });
  return driver.holdingFocus('dialog');
}

async function clickDay<Element, Files>(
  context: TestContext<Element, Files>,
  months: Element,
  field: string,
  day: string,
): Promise<void> {
  const { driver, messages } = context;
  const name = messages.datePicker.longDay(day);
  const target = { role: 'gridcell', name: dateNamed(name) } as const;
  if (!(await driver.now(target, months))) await showMonth(context, months, field, day, target);
  const cell = await driver.find([target], months);
  await expectUsable(context, cell, name);
  await driver.click(cell);
}

/** Chooses the year and the month at the head of the calendar. */
async function showMonth<Element, Files>(
  context: TestContext<Element, Files>,
  months: Element,
  field: string,
  day: string,
  target: Target,
): Promise<void> {
  const { driver, messages } = context;
  const { yearLabel, monthLabel, year, monthName, next } = messages.datePicker;
  const select = async (label: string, option: string) => {
    const choice = await driver.find([{ role: 'combobox', name: label }], months);
    const options = await driver.nativeOptions(choice);
    if (options.includes(option)) await driver.selectNative(choice, option);
    return options;
  };
  const years = await select(yearLabel, year(day));
  if (!years.includes(year(day))) {
    throw new Error(`“${field}” has no day in ${year(day)}. Its years: ${quoted(years)}.`);
  }
  const monthsOfYear = await select(monthLabel, monthName(day));
  if (monthsOfYear.includes(monthName(day))) return;
  // The second of two months that end with the last that can be chosen.
  const last = monthsOfYear.at(-1);
  if (last !== undefined) await select(monthLabel, last);
  if (await driver.now(target, months)) return;
  await driver.click(await driver.find([{ role: 'button', name: next }], months));
}
