import path from 'node:path';
import { type Check, judged } from '../check/check.ts';
import { root } from '../command/command.ts';
import { readBaseline, recordedBrowser } from './baselines.ts';
import { type Camera, openCamera } from './camera.ts';
import { judge } from './compare.ts';
import { otherBrowser } from './other-browser.ts';
import { readSheets, type Sheet } from './sheets.ts';

/** A few sheets stand for all: colours and states, a field, a table. */
const few: ReadonlySet<string> = new Set(['button', 'text-field', 'data-table', 'tabs']);

/** The short form of `npm run visual`: the same sheet twice is the same picture, and a moved pixel is found. */
export const visual: Check = {
  name: 'visual',
  title: 'pictures of a few sheets: twice the same, as the baselines, and a changed pixel is found',
  async run() {
    const storybook = path.join(root, 'storybook-static');
    const sheets = (await readSheets(storybook)).filter(({ component }) => few.has(component));
    const camera = await openCamera(storybook);
    try {
      const recorded = await recordedBrowser();
      const isComparable = recorded === camera.browser;
      const problems: string[] = [];
      for (const sheet of sheets) problems.push(...(await look(camera, sheet, isComparable)));
      if (sheets.length < few.size * 2) problems.push('Not every sheet is in the built Storybook.');
      const note =
        isComparable || recorded === undefined ? '' : otherBrowser(recorded, camera.browser);
      return judged(problems, note || `${sheets.length} pictures, 0 changed pixels`);
    } finally {
      await camera.close();
    }
  },
};

async function look(camera: Camera, sheet: Sheet, isComparable: boolean): Promise<string[]> {
  const first = await camera.take(sheet);
  const second = await camera.take(sheet);
  const again = await judge(camera, sheet.name, first, second);
  const problems = again.state === 'same' ? [] : [`${sheet.name} is not the same twice.`];
  if (isComparable) {
    const baseline = await judge(camera, sheet.name, await readBaseline(sheet.name), second);
    if (baseline.state !== 'same') {
      problems.push(`${sheet.name} is ${baseline.state}: look at it with \`npm run visual\`.`);
    }
  }
  // Whether the eye is open at all: one line of one pixel's height must not escape it.
  await camera.page.addStyleTag({ content: 'body { border-top: 1px solid #7f7f7f; }' });
  const moved = await judge(camera, sheet.name, second, await camera.again());
  if (moved.state !== 'changed') problems.push(`A change of ${sheet.name} was not seen.`);
  return problems;
}
