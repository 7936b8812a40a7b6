import { type Check, judged, type Verdict } from '../check/check.ts';
import { capture } from '../command/command.ts';
import { findChromium } from './find-chromium.ts';

export const chromium: Check = {
  name: 'chromium',
  title: 'there is a browser to test in',
  run: bringChromium,
};

/** A Chromium to test in: an existing one, else the system's package manager as root, else Playwright's download. */
export async function bringChromium(): Promise<Verdict> {
  const tried: string[] = [];
  if (!findChromium() && process.platform === 'linux' && process.getuid?.() === 0) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const update = await capture('apt-get', ['update', '-q'], { env });
    const install = await capture('apt-get', ['install', '-y', '-q', 'chromium'], { env });
    tried.push(lastLine(install.ok ? update.output : install.output));
  }
  if (!findChromium()) {
    const { output } = await capture('playwright', ['install', 'chromium']);
    tried.push(lastLine(output));
  }
  const executable = findChromium();
  if (executable) return judged([], executable);
  return judged([
    'No Chromium was found and none could be installed.',
    'Install it with the package manager of your system, or set CHROMIUM to the program.',
    ...tried,
  ]);
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}
