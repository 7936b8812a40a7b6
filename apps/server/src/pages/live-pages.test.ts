import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type SiteFacts, siteFacts } from '@booking/content/site-facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, allDatabases, useTestApp } from '../testing/app.ts';
import { openLivePages } from './live-pages.ts';
import { readSiteFacts } from './site-facts.ts';

/** Prints what it is given, as the renderer of a built site does. */
const RENDERER = `export const renderSite = ({ mark }, facts) => ['index', 'privacy', 'terms'].map((name) => ({
  file: name + '.html',
  text: mark + name + ' https://site.invalid/ ' + JSON.stringify(facts),
}));`;

const folder = await mkdtemp(path.join(tmpdir(), 'booking-live-'));
afterAll(() => rm(folder, { recursive: true }));

describe.each(allDatabases)('the public pages on $kind', (database) => {
  const site = path.join(folder, database.kind);
  const folders = { site, console: site, ui: site, storybook: site, docs: site };
  const test = useTestApp(database, {}, { folders });
  let token: string;

  beforeAll(async () => {
    await mkdir(path.join(site, '.render'), { recursive: true });
    for (const name of ['index', 'privacy', 'terms']) {
      await writeFile(path.join(site, `${name}.html`), `built ${name}`);
    }
    await writeFile(path.join(site, '.render/pages.mjs'), RENDERER);
    await writeFile(path.join(site, '.render/assets.json'), JSON.stringify({ mark: 'live ' }));
    token = (await test.signIn(ADMIN)).accessToken;
  });

  const get = (at: string, headers = {}) => test.app.request(`http://localhost${at}`, { headers });
  const page = async (at = '/') => (await get(at)).text();
  /** Requests the page again while a busy database leaves its last content on it. */
  const eventually = (at = '/') => expect.poll(() => page(at), { interval: 0 });
  const patch = async (at: string, body: object) => {
    const answer = await test.call('PATCH', at, { token, body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  };
  const planOf = async (key: string) => {
    const { body } = await test.call('GET', '/pricing?limit=100', { token });
    return body.data.pricings.find((plan: { key: string }) => plan.key === key)._id;
  };

  it('are those of the build while nothing was changed', async () => {
    expect(await readSiteFacts(test.db)).toEqual(siteFacts);
    expect(await page()).toBe('built index');
  });

  it('show a changed price with the next request, and a plan that is hidden or archived no more', async () => {
    const before = await get('/');
    const headers = { 'If-None-Match': before.headers.get('etag') ?? '' };
    expect((await get('/', headers)).status).toBe(304);
    await patch(`/pricing/${await planOf('standard')}`, { price: 2499.5 });
    await eventually().toContain('"amount":2499.5');
    const after = await get('/', headers);
    expect(after.status).toBe(200);
    expect(after.headers.get('cache-control')).toBe('no-cache');
    expect(await after.text()).toMatch(/^live index http\S+ .*"amount":2499.5/);
    expect((await get('/', { 'If-None-Match': after.headers.get('etag') ?? '' })).status).toBe(304);

    await patch(`/pricing/${await planOf('basic')}`, { isPublic: false });
    await patch(`/pricing/${await planOf('enterprise')}`, { isActive: false });
    await eventually().not.toMatch(/Basic Plan|Enterprise Plan/);
    expect(await page()).toContain('Professional Plan');
  });

  it('list the templates that are open now, with what is sold of each', async () => {
    const { body } = await test.call('GET', '/template', { token });
    const rows: { _id: string; key: string; isAvailable: boolean }[] = body.data.templates;
    const event = rows.find(({ key }) => key === 'event')?._id ?? '';
    const plan = { template: event, key: 'basic', header: 'Lawn Plan', priceType: 'ContactUs' };
    expect((await test.call('POST', '/pricing', { token, body: plan })).status).toBe(201);
    // Its template is closed.
    expect(await page()).not.toContain('Lawn Plan');
    const open = rows.filter(({ isAvailable }) => isAvailable).map(({ _id }) => _id);
    await patch('/bkbtrSetting/save', { availableTemplates: [...open, event] });
    const facts = await readSiteFacts(test.db);
    expect(facts.templates.find(({ key }) => key === 'event')?.isAvailable).toBe(true);
    expect(facts.plans.at(-1)).toMatchObject({ template: 'event', header: 'Lawn Plan' });
    await eventually().toContain('Lawn Plan');
  });

  it('follow the company and the dates of the settings, and so do the addresses of other apps', async () => {
    const company = { ...siteFacts.company, phone: '+91 294 242 0000' };
    const legal = { privacyUpdated: 'May 2026', termsUpdated: 'June 2024' };
    const subApps = { hospitality: 'https://stay.example/', event: null };
    await patch('/bkbtrSetting/save', { company, legal, subApps });
    await eventually().toContain('+91 294 242 0000');
    await eventually('/privacy').toContain('May 2026');
    expect(JSON.parse(await page('/config.json')).subApps).toEqual(subApps);
  });

  it('stay as they were built where their renderer fails', async () => {
    await writeFile(path.join(site, '.render/pages.mjs'), 'throw new Error("broken");');
    await patch(`/pricing/${await planOf('standard')}`, { price: 1 });
    await eventually().toBe('built index');
    await writeFile(path.join(site, '.render/pages.mjs'), RENDERER);
    await eventually().toContain('"amount":1,');
  });
});

describe('a public page', () => {
  const site = path.join(folder, 'busy');
  const priced = (phone: string) => ({ ...siteFacts, company: { ...siteFacts.company, phone } });

  beforeAll(async () => {
    await mkdir(path.join(site, '.render'), { recursive: true });
    await writeFile(path.join(site, '.render/pages.mjs'), RENDERER);
    await writeFile(path.join(site, '.render/assets.json'), JSON.stringify({ mark: '' }));
  });

  it('says what it said last while the database is busy, and the news once they are there', async () => {
    const reads = [Promise.withResolvers<SiteFacts>(), Promise.withResolvers<SiteFacts>()];
    const asked = reads.values();
    const later = () => asked.next().value?.promise ?? Promise.resolve(priced('third'));
    // No one waits.
    const livePage = openLivePages(site, later, async () => undefined);
    // Before anything is known, the first visitor waits for it.
    const first = livePage('/index.html');
    reads[0]?.resolve(priced('first'));
    expect((await first)?.text).toContain('first');
    expect((await livePage('/index.html'))?.text).toContain('first');
    reads[1]?.resolve(priced('second'));
    await expect.poll(async () => (await livePage('/index.html'))?.text).toContain('third');
  });
});
