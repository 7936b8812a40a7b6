import { expectUsable, selectNative, type TestContext } from './context.ts';
import { named, quoted } from './names.ts';

export async function fill<Element, Files>(
  context: TestContext<Element, Files>,
  field: string,
  text: string,
): Promise<void> {
  const { driver, scope } = context;
  const targets = named(field, 'textbox', 'spinbutton', 'searchbox', 'combobox');
  const control = await driver.find(targets, await scope());
  await expectUsable(context, control, field);
  await driver.fill(control, text);
  // Fields take what was typed when they are left.
  await driver.press('Tab');
}

export async function choose<Element, Files>(
  context: TestContext<Element, Files>,
  field: string,
  options: readonly string[],
): Promise<void> {
  const { driver, scope } = context;
  // The button of a MultiSelect says its values too.
  const control = await driver.find(
    named(field, 'combobox', 'button', 'radiogroup'),
    await scope(),
  );
  await expectUsable(context, control, field);
  if (await driver.isNativeSelect(control)) {
    for (const option of options) await selectNative(context, control, field, option);
    return;
  }
  const role = await driver.attribute(control, 'role');
  if (role === 'radiogroup') {
    for (const option of options) await checkRadio(context, control, option);
  } else if (role === 'combobox') {
    for (const option of options) await chooseInList(context, control, field, option);
  } else {
    await driver.click(control);
    await checkBoxes(context, field, options);
  }
}

async function checkRadio<Element, Files>(
  context: TestContext<Element, Files>,
  group: Element,
  option: string,
): Promise<void> {
  const radio = await context.driver.find(named(option, 'radio'), group);
  await expectUsable(context, radio, option);
  await context.driver.click(radio);
}

async function chooseInList<Element, Files>(
  context: TestContext<Element, Files>,
  control: Element,
  field: string,
  option: string,
): Promise<void> {
  const { driver } = context;
  await driver.click(control);
  const isTyped = (await driver.attribute(control, 'aria-autocomplete')) !== null;
  // Long lists show only what is in view, and others load what is asked for.
  if (isTyped) await driver.fill(control, option);
  const list = await driver.find(named(field, 'listbox'), undefined).catch(() => undefined);
  const row = list && (await driver.find(named(option, 'option'), list).catch(() => undefined));
  if (list === undefined || row === undefined) {
    if (isTyped) await driver.fill(control, '');
    const options = quoted(await driver.namesOf('option', list));
    throw new Error(`“${field}” has no option “${option}”. It has: ${options}.`);
  }
  await expectUsable(context, row, option);
  const isOfSeveral = (await driver.attribute(list, 'aria-multiselectable')) === 'true';
  // A click on one that is chosen would take it away.
  const isChosen = isOfSeveral && (await driver.attribute(row, 'aria-selected')) === 'true';
  if (!isChosen) await driver.click(row);
  if (isOfSeveral) await close(context, list, field);
}

/** Checks boxes in the popover that has opened, and closes it. */
export async function checkBoxes<Element, Files>(
  context: TestContext<Element, Files>,
  name: string,
  labels: readonly string[],
): Promise<void> {
  const { driver } = context;
  const popover = await driver.find(named(name, 'dialog'), undefined);
  for (const label of labels) {
    const box = await driver.find(named(label, 'checkbox'), popover);
    await expectUsable(context, box, label);
    if (!(await driver.isChecked(box))) await driver.click(box);
  }
  await close(context, popover, name);
}

/** Closes what stays open for further choices, and would cover what is below it. */
async function close<Element, Files>(
  { driver }: TestContext<Element, Files>,
  popover: Element,
  name: string,
): Promise<void> {
  await driver.press('Escape');
  if (!(await driver.leaves(popover))) throw new Error(`“${name}” stays open.`);
}
