import { expectUsable, type TestContext } from './context.ts';
import { counted, includes, named } from './names.ts';

const findDialog = async <Element, Files>(
  { driver, scope }: TestContext<Element, Files>,
  name: string,
) => driver.find(named(name, 'dialog', 'alertdialog'), await scope());

export async function confirm<Element, Files>(
  context: TestContext<Element, Files>,
  dialog: string,
  button: string,
): Promise<void> {
  await press(context, await findDialog(context, dialog), dialog, button);
}

export async function closeDialog<Element, Files>(
  context: TestContext<Element, Files>,
  dialog: string,
): Promise<void> {
  await press(context, await findDialog(context, dialog), dialog, context.messages.modal.close);
}

/** Presses a button and waits until what it is in has gone. */
async function press<Element, Files>(
  context: TestContext<Element, Files>,
  overlay: Element,
  name: string,
  button: string,
): Promise<void> {
  const { driver } = context;
  const control = await driver.find([{ role: 'button', name: button }], overlay);
  await expectUsable(context, control, button);
  await driver.click(control);
  if (await driver.leaves(overlay)) return;
  const said = (await driver.problemsIn(overlay)).join(' ');
  throw new Error(`“${name}” stays open after “${button}”.${said && ` It says: ${said}`}`);
}

/** Waits for a toast. @throws Where none says the text, with what is said instead. */
export async function findToast<Element, Files>(
  { driver, messages }: TestContext<Element, Files>,
  text: string,
): Promise<Element> {
  const region = { role: 'region', name: messages.toaster.region } as const;
  return driver.find(
    [{ role: 'group', name: includes(text) }],
    await driver.find([region], undefined),
  );
}

export async function dismissToast<Element, Files>(
  context: TestContext<Element, Files>,
  text: string,
): Promise<void> {
  await press(context, await findToast(context, text), text, context.messages.toaster.close);
}

export async function openTab<Element, Files>(
  context: TestContext<Element, Files>,
  name: string,
): Promise<void> {
  const { driver, scope } = context;
  const tab = await driver.find([{ role: 'tab', name: counted(name) }], await scope());
  await expectUsable(context, tab, name);
  await driver.click(tab);
  if (await driver.becomes(tab, '[aria-selected=true]')) return;
  throw new Error(`The tab “${name}” isn’t selected after a click.`);
}
