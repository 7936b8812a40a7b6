import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The emails that a product without a mail server has written, as a mailbox. */
export function mailbox(dataDir: string, address: string) {
  const folder = join(dataDir, 'mail');
  async function links(): Promise<string[]> {
    const names = await readdir(folder).catch(() => []);
    const mails = names.filter((name) => name.endsWith('.eml')).sort();
    const texts = await Promise.all(mails.map((name) => readFile(join(folder, name), 'utf8')));
    return texts
      .filter((text) => text.includes(`<${address}>`))
      .flatMap((text) => /https?:\/\/\S+\/password\/\S+/.exec(unfolded(text))?.[0] ?? []);
  }
  return {
    /** The address behind the newest link to a password, once there are `count` of them. */
    async link(count = 1): Promise<string> {
      await expect.poll(async () => (await links()).length).toBe(count);
      return (await links()).at(-1) ?? '';
    },
  };
}

/** Long lines are cut for the way, and `=` stands for itself as `=3D`. */
function unfolded(quoted: string): string {
  return quoted.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}
