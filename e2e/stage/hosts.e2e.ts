/** W1 to W3 of the component contracts: what the library looks like is its own, whatever the page around it says. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The looks of every component; a story of its behaviour looks no different. */
const isLook = (id: string) => /\/(Default|Features|States|Stress)/.test(id);

/** They hold what a page gives them, in the type of the page; a link and a spinner take that of the words around them. */
const isSlot = (id: string) => /^(table-cell|field|link|reveal|spinner|messages)\//.test(id);

interface Found {
  readonly id: string;
  readonly host: string;
  readonly lines: readonly string[];
}

/** Returns the differences of each other host from the bare page. */
async function compare(page: Page, matches: (id: string) => boolean): Promise<Found[]> {
  const differences: Found[] = [];
  const stories = await page.evaluate(() => window.stage.stories());
  for (const { id, width, plays } of stories.filter(({ id }) => matches(id))) {
    await page.setViewportSize({ width, height: 900 });
    // The assertions of a play are judged where nothing runs beside it. Here it opens what there is to see.
    if (plays) await page.evaluate((id) => window.stage.play(id), id);
    else await page.evaluate((id) => window.stage.show(id), id);
    const byHost = await page.evaluate(() => window.stage.compare());
    for (const [host, lines] of Object.entries(byHost)) differences.push({ id, host, lines });
  }
  return differences;
}

/** Without these a component still shows each of its parts: the same ones in the dark, and in odd sizes. */
const isVariation = (id: string) => /\/(Features|Stress)|Dark/.test(id);

test('every part looks in every host as it does alone', async ({ openStage, isWhole }) => {
  const { page } = await openStage('hosts');
  const differences = await compare(
    page,
    (id) => isLook(id) && !isSlot(id) && (isWhole || !isVariation(id)),
  );
  expect(new Set(differences.map(({ host }) => host)).size).toBe(6);
  expect(new Set(differences.map(({ id }) => id.split('/')[0])).size).toBeGreaterThan(30);
  const wrong = differences.flatMap(({ id, host, lines }) =>
    lines.map((line) => `${host}, ${id}: ${line}`),
  );
  expect(wrong).toEqual([]);
});

test('what a host does to a part is seen here', async ({ openStage }) => {
  const { page } = await openStage('hosts');
  await page.evaluate(() => {
    const sheet = document.querySelector<HTMLLinkElement>('link[href="/bootstrap.css"]')?.sheet;
    sheet?.insertRule('button.bk-button.bk-button { padding: 0 13px; }');
    sheet?.insertRule('button { font-style: italic !important; }');
  });
  const differences = await compare(page, (id) => id === 'button/Default');
  const lines = differences.flatMap(({ host, lines }) => (host === 'Bootstrap 5' ? lines : []));
  expect(lines.join('\n')).toContain('font-style normal, here italic');
  expect(lines.join('\n')).toContain('box ');
});

test('what comes while hosts are compared differs in none of them', async ({ openStage }) => {
  const { page } = await openStage('hosts');
  const differences = await page.evaluate(async () => {
    await window.stage.show('button/Default');
    const compared = window.stage.compare();
    // The first host has been looked at in this frame.
    requestAnimationFrame(() => {
      const button = document.querySelector('.bk-button');
      button?.after(button.cloneNode(true));
    });
    return Object.values(await compared).flat();
  });
  expect(differences).toEqual([]);
});
