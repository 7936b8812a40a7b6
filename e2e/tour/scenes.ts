import type { TourSceneId } from '@booking/content/tour';
import { superAdmin } from '../product/accounts.ts';
import type { Director } from './director.ts';

/** What is played in each scene of the tour, in the order of `tourScenes`. */
export const scenes: Readonly<Record<TourSceneId, (director: Director) => Promise<void>>> = {
  async signIn({ page, hold, type, click }) {
    await hold(0.6);
    await click(page.getByLabel('Email'));
    await type(page.getByLabel('Email'), superAdmin.email, 24);
    await type(page.getByLabel('Password', { exact: true }), superAdmin.password, 24);
    await click(page.getByRole('button', { name: 'Sign in' }));
    await page.waitForURL('**/home**');
    await hold(0.2);
  },

  async figures({ page, hold, moveTo }) {
    const figures = page.getByRole('region', { name: 'At a glance' });
    await hold(1.4);
    await moveTo(figures.getByRole('button', { name: 'MRR' }));
    await hold(0.5);
    await moveTo(figures.getByRole('button', { name: 'Renewals in 30 days' }));
    await hold(1);
  },

  async month({ page, hold, moveTo, scroll }) {
    // Past the charts, to the whole month.
    await scroll(1320, 2);
    await moveTo(page.getByRole('gridcell', { name: /^Monday, 23 November/ }));
    await hold(1.4);
  },

  async day({ page, hold, click }) {
    await click(page.getByRole('gridcell', { name: /^Tuesday, 24 November/ }));
    await hold(2.6);
  },

  async list({ page, hold, click }) {
    await click(page.getByRole('link', { name: /^Institutes/ }).first());
    await hold(2.2);
  },

  async search({ page, hold, click, type }) {
    const search = page.getByRole('searchbox');
    await click(search);
    await type(search, 'udaipur', 9);
    await hold(1.8);
  },

  async open({ page, hold, click }) {
    await click(page.getByRole('row', { name: /Indigo Palace/ }));
    await hold(2.2);
  },

  async status({ page, hold, click, choose, type }) {
    const drawer = page.getByRole('dialog', { name: 'Indigo Palace' });
    await click(drawer.getByRole('button', { name: 'Change status' }));
    await hold(0.6);
    const dialog = page.getByRole('alertdialog', { name: 'Change status' });
    await click(dialog.getByRole('radio', { name: /^Paused/ }));
    await choose(dialog.getByLabel('Reason'), 'Seasonal closure');
    await type(dialog.getByLabel('Note'), 'Opens again in March', 26);
    await click(dialog.getByRole('button', { name: 'Pause institute' }));
    await hold(1.6);
    await click(drawer.getByRole('button', { name: 'Close' }).first());
    await hold(0.6);
  },

  async create({ page, hold, click, type }) {
    await click(page.getByRole('button', { name: 'Add institute' }).first());
    await hold(0.7);
    const form = page.getByRole('dialog', { name: 'Add institute' });
    await type(form.getByLabel('Name', { exact: true }), 'Silver Heron', 26);
    await type(form.getByLabel('Street'), '1 Lake Road', 30);
    await type(form.getByLabel('City'), 'Udaipur', 30);
    await type(form.getByLabel('Email'), 'desk@silver-heron.example', 60);
    await type(form.getByLabel('Phone'), '98765 43210', 40);
    await click(form.getByRole('button', { name: 'Save and continue' }));
    await form.getByLabel('Legal name').waitFor();
    await click(form.getByRole('button', { name: 'Save and continue' }));
    await type(form.getByLabel('First name'), 'Ila', 30);
    await type(form.getByLabel('Last name'), 'Rathore', 30);
    await type(form.getByLabel('Email'), 'ila@silver-heron.example', 60);
    await click(form.getByRole('button', { name: 'Invite and continue' }));
    await click(form.getByRole('button', { name: 'Finish' }));
    await hold(0.8);
  },

  async done({ page, hold, moveTo }) {
    await moveTo(page.getByRole('row', { name: /Silver Heron/ }));
    await hold(2.6);
  },
};
