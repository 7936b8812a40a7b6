import { baselineNames, readBaseline } from './baselines.ts';
import type { Camera } from './camera.ts';
import { difference } from './difference.ts';
import type { Finding } from './report.ts';
import type { Sheet } from './sheets.ts';

/** Takes the sheets and holds each against its baseline. `said` hears of each as it is done. */
export async function compareSheets(
  camera: Camera,
  sheets: readonly Sheet[],
  said: (finding: Finding) => void = () => {},
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const sheet of sheets) {
    const finding = judge(
      camera,
      sheet.name,
      await readBaseline(sheet.name),
      await camera.take(sheet),
    );
    findings.push(await finding);
    said(await finding);
  }
  return findings;
}

/** Holds a picture against what it was before. */
export async function judge(
  camera: Pick<Camera, 'page'>,
  name: string,
  before: Buffer | undefined,
  after: Buffer,
): Promise<Finding> {
  if (!before) return { name, state: 'new', after };
  if (before.equals(after)) return { name, state: 'same' };
  const { pixels, picture } = await difference(camera.page, before, after);
  // Another writing of the same pixels.
  if (pixels === 0) return { name, state: 'same' };
  return { name, state: 'changed', pixels, before, after, difference: picture };
}

/** Baselines whose sheet is no more. */
export async function goneSheets(sheets: readonly Sheet[]): Promise<Finding[]> {
  const names = new Set(sheets.map(({ name }) => name));
  const gone: Finding[] = [];
  for (const name of await baselineNames()) {
    const before = names.has(name) ? undefined : await readBaseline(name);
    if (before) gone.push({ name, state: 'gone', before });
  }
  return gone;
}
