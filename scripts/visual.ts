/**
 * `npm run visual`: a picture of every component's States sheet, in light and dark, held against the baselines in
 * `packages/ui/visual`. `--update` takes the pictures as the new baselines; `--built` uses the Storybook that is there;
 * names of components look at those alone.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { foreground, root } from './command/command.ts';
import {
  recordBrowser,
  recordedBrowser,
  removeBaseline,
  writeBaseline,
} from './visual/baselines.ts';
import { openCamera } from './visual/camera.ts';
import { compareSheets, goneSheets } from './visual/compare.ts';
import { otherBrowser } from './visual/other-browser.ts';
import { type Finding, reportPage } from './visual/report.ts';
import { readSheets } from './visual/sheets.ts';

const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean' }, built: { type: 'boolean' } },
  allowPositionals: true,
});
const storybook = path.join(root, 'storybook-static');
const report = path.join(root, 'test-results/visual/index.html');
const say = (line: string) => process.stdout.write(`${line}\n`);

process.exitCode =
  (values.built ? 0 : await foreground('storybook', ['build', '--quiet'])) || (await look());

async function look(): Promise<number> {
  const sheets = (await readSheets(storybook)).filter(
    ({ component }) => positionals.length === 0 || positionals.includes(component),
  );
  const camera = await openCamera(storybook);
  try {
    const recorded = await recordedBrowser();
    if (!values.update && recorded !== undefined && recorded !== camera.browser) {
      say(otherBrowser(recorded, camera.browser));
      return 1;
    }
    const findings = await compareSheets(camera, sheets, ({ name, state }) => {
      if (state !== 'same') say(`${state}: ${name}`);
    });
    if (positionals.length === 0) findings.push(...(await goneSheets(sheets)));
    await mkdir(path.dirname(report), { recursive: true });
    await writeFile(report, reportPage(findings, camera.browser));
    const odd = findings.filter(({ state }) => state !== 'same');
    if (values.update) await keep(odd, camera.browser);
    say(
      `${findings.length} sheets, ${odd.length} ${values.update ? 'taken again' : 'not the same'}.`,
    );
    if (odd.length > 0) say(`Before, after and difference: ${path.relative(root, report)}`);
    return odd.length > 0 && !values.update ? 1 : 0;
  } finally {
    await camera.close();
  }
}

async function keep(findings: readonly Finding[], browser: string): Promise<void> {
  for (const finding of findings) {
    if (finding.state === 'gone') await removeBaseline(finding.name);
    else if (finding.state !== 'same') await writeBaseline(finding.name, finding.after);
  }
  await recordBrowser(browser);
}
