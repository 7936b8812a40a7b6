import { consolePaths } from '@booking/content/console-paths';
import { sitePages } from '@booking/content/site-pages';
import type { Page } from '@playwright/test';
import { dialogs } from './pages/dialogs.ts';
import { loginPage } from './pages/login-page.ts';
import { hospitalityOwner, superAdmin } from './product/accounts.ts';
import { type Api, signIn } from './product/api.ts';
import { type AxeOptions, axeViolations } from './product/axe.ts';
import { expect, test } from './product/fixtures.ts';
import { mailbox } from './product/mailbox.ts';
import type { RunningProduct } from './product/running-product.ts';
import { tabWalk } from './product/tab-walk.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Reads the style sheets, which are the same at every width and in all colours. */
const SEEN_ONCE = 'css-orientation-lock';

/** Rules of axe that only a lower and narrower window can break. */
const BY_ROOM = ['scrollable-region-focusable', 'target-size'];

/** A screen as its address opens it, or what is opened over it. */
interface View {
  readonly path: string;
  readonly open?: (page: Page) => Promise<void>;
}

/** Every address: the site's from its list of pages, the console's from its list of paths, and one of neither. */
async function addressesOn({ origin, dataDir }: RunningProduct): Promise<string[]> {
  const api = await signIn(origin);
  const { body } = await api.send('GET', '/institution?search=lakeview');
  const institute = body.data?.institutions?.[0]?._id ?? '';
  const links = await passwordLinks(api, dataDir);
  return [
    ...Object.values(sitePages).map(({ path }) => path),
    ...consolePaths
      .filter((path) => !path.includes(':token'))
      .map((path) => path.replace(':instituteId', institute)),
    ...links,
    `/password/reset/${'x'.repeat(43)}`,
    '/no-such-page',
  ];
}

/** The addresses of emailed links that work: to a first password, and to a new one. */
async function passwordLinks(api: Api, dataDir: string): Promise<string[]> {
  const email = 'veda@booking.example';
  const person = { firstName: 'Veda', lastName: 'Rathore', email, role: 'Super Admin' };
  expect((await api.send('POST', '/user', person)).status).toBe(201);
  const owner = hospitalityOwner.email;
  expect((await api.send('POST', '/user/forgot-password', { email: owner })).status).toBe(200);
  const links = [await mailbox(dataDir, email).link(), await mailbox(dataDir, owner).link()];
  return links.map((link) => new URL(link).pathname);
}

const rows = '/all-institutes?search=lakeview';
const people = '/all-users?search=asha+mehta+lakeview';
/** A screen on which little is, under what any screen can open: what lies there is checked by itself. */
const noRows = '/all-institutes?search=no-such-institute';

/** Views that are opened over a screen of the console. */
const opened: Readonly<Record<string, View>> = {
  'an institute': {
    path: rows,
    open: async (page) => {
      await page.getByRole('rowheader').getByRole('link').first().click();
      await expect(dialogs(page).getByRole('heading', { name: 'Subscription' })).toBeVisible();
    },
  },
  'the page of an institute': {
    path: rows,
    open: async (page) => {
      await page.getByRole('rowheader').getByRole('link').first().click();
      await dialogs(page).getByRole('link', { name: 'Open page' }).click();
      await expect(page).toHaveTitle(/^Overview · ./);
      await expect(page.getByRole('term').filter({ hasText: /^(Renews|Ends) on$/ })).toBeVisible();
      await expect(dialogs(page)).toHaveCount(0);
    },
  },
  'the import of institutes': {
    path: noRows,
    open: async (page) => {
      await page.getByRole('button', { name: 'More ways to add' }).click();
      await page.getByRole('menuitem', { name: 'Import from CSV' }).click();
      await expect(dialogs(page).getByText('CSV file')).toBeVisible();
    },
  },
  'an institute that there is not': {
    path: `${rows}&open=${'0'.repeat(24)}`,
    open: (page) => expect(dialogs(page)).toBeVisible(),
  },
  'the form of a new institute, with errors': {
    path: rows,
    open: async (page) => {
      await page.getByRole('button', { name: 'Add institute' }).first().click();
      await dialogs(page).getByRole('button', { name: 'Save and continue' }).click();
      await expect(dialogs(page).getByRole('group', { name: /^Fix \d+ errors/ })).toBeFocused();
    },
  },
  'the form of an institute': {
    path: rows,
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .focus();
      await page.keyboard.press('Enter');
      await expect(dialogs(page).getByLabel('Name', { exact: true })).toBeFocused();
    },
  },
  'a user': {
    path: people,
    open: async (page) => {
      await page.getByRole('rowheader').getByRole('link').first().click();
      await expect(dialogs(page).getByRole('heading', { name: 'Access' })).toBeVisible();
    },
  },
  'the form of a new user, with errors': {
    path: people,
    open: async (page) => {
      await page.getByRole('button', { name: 'Add user' }).first().click();
      await dialogs(page).getByRole('button', { name: 'Add user' }).click();
      await expect(dialogs(page).getByRole('textbox', { name: 'First name' })).toBeFocused();
    },
  },
  'the password of a user': {
    path: people,
    open: async (page) => {
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: /^Set password/ }).click();
      await expect(dialogs(page).getByLabel('New password', { exact: true })).toBeVisible();
    },
  },
  'the columns': {
    path: rows,
    open: async (page) => {
      await page.getByRole('button', { name: 'Columns' }).click();
      await expect(dialogs(page)).toBeVisible();
    },
  },
  'no rows': { path: noRows },
  profile: { path: `${noRows}&profile=1`, open: (page) => expect(dialogs(page)).toBeVisible() },
  preferences: {
    path: `${noRows}&profile=preferences`,
    open: (page) => expect(dialogs(page)).toBeVisible(),
  },
  'a new password': {
    path: `${noRows}&profile=password`,
    open: (page) => expect(dialogs(page)).toBeVisible(),
  },
  'the command palette': {
    path: noRows,
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await expect(dialogs(page)).toBeVisible();
    },
  },
  'the shortcuts': {
    path: noRows,
    open: async (page) => {
      await page.keyboard.press('?');
      await expect(dialogs(page)).toBeVisible();
    },
  },
  'the page of an address that the console does not have': {
    path: noRows,
    open: async (page) => {
      await page.evaluate(() => {
        history.pushState(null, '', '/no-such-screen');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await expect(page.getByRole('heading', { level: 1, name: /Uh oh/ })).toBeVisible();
    },
  },
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every page and screen, and what opens over it, keeps WCAG 2.2 AA at 1280, 390 and 320 px, in light, dark and forced colours', async ({
  page,
  product,
}) => {
  const titles = new Map<string, string>();
  const visit = async (path: string) => {
    await page.goto(path);
    await settle(page);
  };
  const checkAddress = async (path: string) => {
    await check(page, path, { tags: [...WCAG, 'best-practice'] });
    const title = await page.title();
    expect.soft(title, `title of ${path}`).not.toBe('');
    expect.soft(titles.get(title), `other page with the title of ${path}`).toBeUndefined();
    titles.set(title, path);
  };

  const signedInOnly: string[] = [];
  for (const path of await addressesOn(product)) {
    await test.step(path, async () => {
      await visit(path);
      // The console sends a visitor who has to sign in first to the sign-in page.
      if (new URL(page.url()).pathname === path) await checkAddress(path);
      else signedInOnly.push(path);
    });
  }
  expect(signedInOnly.length).toBeGreaterThan(0);

  await page.setViewportSize({ width: 1280, height: 800 });
  await loginPage(page).open();
  await loginPage(page).signIn(superAdmin);
  await page.waitForURL(/\/home(\?|$)/);
  for (const path of signedInOnly) {
    await test.step(path, async () => {
      await visit(path);
      await checkAddress(path);
    });
  }
  for (const [name, { path, open }] of Object.entries(opened)) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit(path);
      await open?.(page);
      await check(page, name, { tags: WCAG, without: [SEEN_ONCE] });
    });
  }
});

/**
 * Each width and each kind of colours once: what is wrong in one pair of them alone is rare, and each pair costs. `asked`
 * says what axe looks for at 1280 px.
 */
async function check(page: Page, name: string, asked: AxeOptions): Promise<void> {
  const problemsByView: Record<string, readonly string[]> = {};

  await page.setViewportSize({ width: 1280, height: 800 });
  await settle(page);
  problemsByView['light, 1280 px'] = await axeViolations(page, asked);
  problemsByView['first headings'] = await page
    .locator('h1')
    .evaluateAll((all) => (all.length === 1 ? [] : [`${all.length} of them`]));

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page);
  problemsByView['dark, 390 px'] = await axeViolations(page, { tags: WCAG, without: [SEEN_ONCE] });

  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  // 1280 × 1024 at 400 % (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });
  await settle(page);
  // The browser paints in its own pairs of colours, which axe does not see; the rest is the page of 390 px.
  problemsByView['forced colours, 320 px'] = await axeViolations(page, {
    only: BY_ROOM,
    without: [SEEN_ONCE],
  });
  problemsByView['width, 320 px'] = await page.evaluate(tooWide);
  problemsByView['Tab, 320 px'] = await tabWalk(page);

  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  for (const [what, problems] of Object.entries(problemsByView)) {
    expect.soft(problems, `${name}: ${what}`).toEqual([]);
  }
}

/** Waits until nothing is on its way, and the reactions to a new size are drawn. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('h1').first()).toBeAttached();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** Runs in the page: what is wider than its place, and has to be scrolled sideways to be read. */
function tooWide(): string[] {
  const root = document.documentElement;
  return [root, ...document.querySelectorAll('[role$="dialog"]')]
    .filter((box) => box.scrollWidth > box.clientWidth)
    .map((box) => `${box.tagName} is ${box.scrollWidth} px in ${box.clientWidth}`);
}
