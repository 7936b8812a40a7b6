import { expectAccepted, type TestContext } from './context.ts';
import { chooseFromMenu } from './menus.ts';
import { named } from './names.ts';

export async function moveCard<Element, Files>(
  context: TestContext<Element, Files>,
  name: string,
  card: string,
  column: string,
): Promise<void> {
  const { driver, messages } = context;
  const board = await driver.find(named(name, 'region'), await context.scope());
  const inBoard = { ...context, scope: async () => board };
  // By its menu: a pointer would have to know where the columns are.
  await chooseFromMenu(inBoard, messages.board.moveTo(card), [column]);
  await expectAccepted(context, board, card);
}
