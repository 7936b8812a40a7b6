import type { Browser } from 'playwright';
import { median, rotated } from '../report/figures.ts';
import type { Measure, Row } from '../report/table.ts';
import { type Contestant, called, mainThread, openPage } from './open-page.ts';

const who: readonly Contestant[] = ['booking', 'base-ui', 'react-aria', 'mantine'];

const OPTIONS = 5000;
const KEYS = 20;

/** Figures of one contestant in one round: milliseconds of the main thread, and options in the document. */
interface Figures {
  readonly open: number;
  readonly key: number;
  readonly letter: number;
  readonly options: number;
}

/** Goal 11: a list of 5,000 options opens, and follows the keys. Base UI and Mantine render all of them, as they come. */
export async function listMeasure(browser: Browser, rounds: number): Promise<Measure> {
  const taken = new Map<Contestant, Figures[]>(who.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const name of rotated(who, round)) taken.get(name)?.push(await figuresOf(browser, name));
  }
  const rows = who.map((name): Row => {
    const middle = (figure: keyof Figures) =>
      median((taken.get(name) ?? []).map((figures) => figures[figure]));
    const [open, key, letter] = [middle('open'), middle('key'), middle('letter')];
    return {
      who: called[name],
      cells: [open.toFixed(1), key.toFixed(1), letter.toFixed(1), middle('options').toFixed(0)],
      ...(name === 'booking' && {
        goal: { text: '≤ 100 ms, ≤ 16 ms', met: open <= 100 && key <= 16 && letter <= 16 },
      }),
    };
  });
  return {
    title: '11. A list of 5,000 options, main thread',
    columns: ['open ms', 'key ms', 'letter ms', 'options'],
    rows,
  };
}

async function figuresOf(browser: Browser, name: Contestant): Promise<Figures> {
  const { page, cdp, close } = await openPage(browser, name);
  // The time that the thread has worked: another process that has the processor isn't counted.
  await cdp.send('Performance.disable');
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const press = async (key: string) => {
    await page.keyboard.press(key);
    await page.evaluate(() => bench.painted());
  };
  await page.evaluate((count) => bench.showChoice(count), OPTIONS);
  let options = 0;
  const opened = () =>
    mainThread(cdp, async () => {
      await page.keyboard.press('ArrowDown');
      options = await page.evaluate(() => bench.optionsShown());
    });
  // The first one compiles the code.
  await opened();
  await press('Escape');
  await page.evaluate(() => bench.listClosed());
  const open = await opened();
  const moving = await mainThread(cdp, async () => {
    for (let n = 0; n < KEYS; n++) await press('ArrowDown');
  });
  // The worst there is: each letter finds all of them.
  const letters = [...'Village'];
  const typing = await mainThread(cdp, async () => {
    for (const letter of letters) await press(letter);
  });
  await close();
  return { open, key: moving / KEYS, letter: typing / letters.length, options };
}
