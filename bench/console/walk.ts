import type { Page } from 'playwright';
import type { Step } from './interactions.ts';

/** A walk of the console: where it begins, and what is done. */
export interface Walk {
  readonly path: string;
  readonly steps: readonly Step[];
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Dialogs are found by their attribute: a search by role walks the whole page in the frame that is measured. */
const dialog = (page: Page) => page.locator('[role=dialog]');

const step = (name: string, run: Step['run']): Step => ({ name, run });

const opening: Walk = {
  path: '/home',
  steps: [
    step('open the list', (page) => page.locator('a[href^="/all-institutes"]').first().click()),
  ],
};

/** A list of a hundred institutes, and what opens over it. */
const list: Walk = {
  path: '/all-institutes?limit=100',
  steps: [
    step('search', async (page) => {
      await page.getByRole('searchbox', { name: 'Name, code, city, owner' }).click();
      await page.keyboard.type('lake');
      await page.keyboard.press('Escape');
    }),
    step('sort', (page) =>
      page
        .getByRole('columnheader', { name: /^Institute/ })
        .getByRole('button')
        .click(),
    ),
    step('next page', button('Next page')),
    step('select a row', (page) =>
      page
        .getByRole('checkbox', { name: /^Select / })
        .nth(2)
        .click(),
    ),
    step('view', (page) =>
      page.getByRole('navigation', { name: 'Views' }).getByRole('link').nth(1).click(),
    ),
    step('drawer', async (page) => {
      await page.locator('tbody a[href^="/all-institutes"]').first().click();
      await dialog(page).waitFor();
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'hidden' });
    }),
    step('second drawer', async (page) => {
      await page.locator('tbody a[href^="/all-institutes"]').nth(1).click();
      await dialog(page).waitFor();
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'hidden' });
    }),
    step('dialog', async (page) => {
      await button('Add institute')(page);
      await dialog(page).waitFor();
      await page.keyboard.type('Lake');
      await page.keyboard.press('Escape');
    }),
  ],
};

const palette: Walk = {
  path: '/home',
  steps: [
    step('palette', async (page) => {
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox').waitFor();
      await page.keyboard.type('pricing');
      await page.keyboard.press('Escape');
    }),
  ],
};

const rates = (institute: string): Walk => ({
  path: `/all-institutes/${institute}/settings/addRates`,
  steps: [
    step('rate cell', async (page) => {
      await page.getByRole('gridcell').nth(2).click();
      for (const key of ['ArrowRight', 'ArrowDown', '4', '2', '0', '0', 'Enter']) {
        await page.keyboard.press(key);
      }
    }),
  ],
});

const permissions = (institute: string): Walk => ({
  path: `/all-institutes/${institute}/settings/permissions`,
  steps: [
    step('permission', async (page) => {
      const boxes = page.getByRole('main').getByRole('checkbox');
      for (const at of [8, 14]) await boxes.nth(at).click();
    }),
  ],
});

/** The end-to-end walk of the product. @param institute One with rates and roles. */
export const walks = (institute: string): readonly Walk[] => [
  opening,
  list,
  palette,
  rates(institute),
  permissions(institute),
];

/** The steps that the page of the peer has too. */
export const peerSteps: readonly Step[] = [
  step('search', async (page) => {
    await button('Search')(page);
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('lake');
    for (const _ of 'lake') await page.keyboard.press('Backspace');
  }),
  step('sort', (page) => page.locator('[data-field=name] .MuiDataGrid-columnHeaderTitle').click()),
  step('next page', button('Go to next page')),
  step('select a row', (page) => page.getByRole('checkbox').nth(3).click()),
  step('view', (page) => page.getByRole('tab').nth(1).click()),
  step('drawer', async (page) => {
    await page.locator('[data-field=name] button').first().click();
    await page.locator('[role=presentation]').first().waitFor();
    await page.keyboard.press('Escape');
  }),
  step('dialog', async (page) => {
    await button('Add institute')(page);
    await dialog(page).waitFor();
    await page.keyboard.type('Lake');
    await page.keyboard.press('Escape');
  }),
];
