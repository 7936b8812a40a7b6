import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';

vi.mock('node:fs/promises', { spy: true });

// Modules are shared by the files of a run: this one loads those that the mock is in, and leaves none of them behind.
vi.resetModules();
const { openSite } = await import('./site.ts');
afterAll(() => {
  vi.resetModules();
});

const folder = await mkdtemp(path.join(tmpdir(), 'booking-site-'));
afterAll(() => rm(folder, { recursive: true }));

it('a page that could not be read once is read again for the next request', async () => {
  await writeFile(path.join(folder, 'index.html'), 'site');
  vi.mocked(readFile).mockRejectedValueOnce(new Error('Too many open files.'));
  const origin = 'https://desk.example';
  const site = openSite({ folder, origin, contact: null, mapUrl: null });
  await vi.waitFor(() => expect(readFile).toHaveBeenCalled(), 300_000);
  const ask = () => site.page(new Request(`${origin}/`), '/').catch(() => undefined);
  await expect.poll(async () => (await ask())?.status).toBe(200);
});
