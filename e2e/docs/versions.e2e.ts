import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capture } from '../../scripts/command/command.ts';
import { withRegistry } from '../../scripts/consumer/registry-server.ts';
import { libraries, type Tarball, withTarballs } from '../../scripts/consumer/tarballs.ts';
import { versionOf } from '../../scripts/consumer/version-of.ts';
import { buildDocs } from '../../scripts/docs/build-docs.ts';
import { expect, test } from '../product/fixtures.ts';

const OLDER = '1.9.0';

/** Makes of packed packages what an older version of them could have been: one page is missing, another is only there. */
async function makeOlder({ name, file }: Tarball): Promise<void> {
  const folder = path.dirname(file);
  const change = async (inside: string, by: (text: string) => string) => {
    const at = path.join(folder, 'package', inside);
    await writeFile(at, by(await readFile(at, 'utf8')));
  };
  const run = async (...args: string[]) => {
    const { ok, output } = await capture('tar', args, { cwd: folder });
    if (!ok) throw new Error(output);
  };
  await run('-xzf', file);
  const version = await versionOf(path.join(folder, 'package'));
  await change('package.json', (text) =>
    text.replace(`"version": "${version}"`, `"version": "${OLDER}"`),
  );
  await change('CHANGELOG.md', (text) => text.replace(`## ${version}`, `## ${OLDER}`));
  if (name === 'ui') {
    const pill = (text: string) => text.replaceAll(/(?<![\w-])badge\.md/g, 'pill.md');
    await change('dist/llms.txt', (text) => pill(text).replace('[Badge]', '[Pill]'));
    await writeFile(
      path.join(folder, 'package/dist/docs/pill.md'),
      '# Pill\n\nA badge as it was.\n',
    );
    const pages = await readdir(path.join(folder, 'package/dist/docs'));
    for (const page of ['README.md', 'CHANGELOG.md', ...pages.map((name) => `dist/docs/${name}`)]) {
      await change(page, pill);
    }
  }
  await run('-czf', file, 'package');
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** Serves a folder under `/design`, as any host of static files does. */
async function withSite<T>(folder: string, use: (origin: string) => Promise<T>): Promise<T> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname.replace(/^\/design\//, '/').replace(/\/$/, '/index.html');
    const content = await readFile(path.join(folder, file)).catch(() => undefined);
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(content ? 200 : 404, {
      'content-type': type,
      'access-control-allow-origin': '*',
    });
    response.end(content);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The site has no port.');
  try {
    return await use(`http://127.0.0.1:${bound.port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

test('a version that the registry has keeps its pages beside the newest, and each leads to the other', async ({
  page,
}) => {
  const newest = await versionOf(path.resolve('packages/ui'));
  const out = await mkdtemp(path.join(tmpdir(), 'booking-docs-'));
  try {
    await withTarballs(async (tarballs) => {
      for (const tarball of tarballs) await makeOlder(tarball);
      await withRegistry(tarballs, (registry) => buildDocs({ out, registry }));
    }, libraries);
    await withSite(out, async (origin) => {
      const choose = async (from: string, version: string) => {
        await page.getByRole('button', { name: from, exact: true }).click();
        await page.getByRole('menuitem', { name: version }).click();
      };
      const banner = page.getByText(`This is the documentation of version ${OLDER}.`);

      await page.goto(`${origin}/design/menu/`);
      await expect(banner).toHaveCount(0);
      await choose(newest, OLDER);
      await expect(page).toHaveURL(`${origin}/design/v/${OLDER}/menu/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu');
      await expect(banner).toBeVisible();
      await page.getByRole('link', { name: `This page in ${newest}` }).click();
      await expect(page).toHaveURL(`${origin}/design/menu/`);

      // A page that only one of them has leads to the first of the other.
      await page.goto(`${origin}/design/badge/`);
      await choose(newest, OLDER);
      await expect(page).toHaveURL(`${origin}/design/v/${OLDER}/`);
      await page.getByRole('link', { name: 'Pill', exact: true }).click();
      await expect(page.getByText('A badge as it was.')).toBeVisible();
      await expect(banner).toContainText(`The newest is ${newest}, which doesn’t have this page.`);
      await choose(OLDER, newest);
      await expect(page).toHaveURL(`${origin}/design/`);

      // Search and examples are those of the version.
      await page.goto(`${origin}/design/v/${OLDER}/button/`);
      const example = page.locator('[data-playground]').first();
      await example.getByRole('button', { name: 'Edit and see' }).press('Enter');
      const result = example.frameLocator('iframe[title=Result]');
      await expect(result.locator('.bk-button').first()).toBeVisible();
      await expect(example.locator('iframe')).toHaveAttribute(
        'src',
        `/design/v/${OLDER}/playground/`,
      );
      await page.getByRole('button', { name: 'Search' }).click();
      await page
        .getByRole('combobox', { name: 'Search the documentation' })
        .fill('A badge as it was');
      await expect(page.getByRole('option', { name: 'Pill' }).first()).toBeVisible();
    });
  } finally {
    await rm(out, { recursive: true, force: true });
  }
});
