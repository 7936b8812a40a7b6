import type { TourSceneId } from '@booking/content/tour';
import type { Page } from '@playwright/test';
import { hospitalityOwner } from '../product/accounts.ts';
import type { Actor } from './actor.ts';

/** Of the sample reservations: leaves Room 102 today, and arrives there tomorrow. */
const LEAVING = 'Arjun Singh';
const ARRIVING = 'Fatima Shaikh';
const WALK_IN = 'Ila Rathore';
const ROOM = 'Room 102';

const stayOf = (page: Page, guest: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${guest}`) }).first();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const linkTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** What is played in each scene of the tour, in the order of `tourScenes`. */
export const scenes: Readonly<Record<TourSceneId, (actor: Actor) => Promise<void>>> = {
  async signIn({ page, hold, type, click, until }) {
    await hold(0.6);
    await click(page.getByLabel('Email'));
    await type(page.getByLabel('Email'), hospitalityOwner.email, 24);
    await type(page.getByLabel('Password', { exact: true }), hospitalityOwner.password, 24);
    await click(page.getByRole('button', { name: 'Sign in' }));
    await until(stayOf(page, LEAVING));
    await hold(0.4);
  },

  async week({ page, hold, moveTo }) {
    await hold(1);
    await moveTo(stayOf(page, ARRIVING));
    await hold(1.8);
  },

  async month({ page, hold, click }) {
    await click(page.getByRole('radio', { name: 'Month' }));
    await hold(2.4);
    await click(page.getByRole('radio', { name: 'Week' }));
    await hold(0.8);
  },

  async bill({ page, hold, click, until, moveTo }) {
    await click(stayOf(page, LEAVING));
    const stay = dialog(page, `Reservation: ${LEAVING}`);
    await until(stay);
    await hold(1.2);
    await click(stay.getByRole('button', { name: 'Check out' }));
    const bill = dialog(page, `Bill: ${LEAVING}`);
    await until(bill);
    await moveTo(bill.getByText('Total'));
    await hold(2.4);
    await click(bill.getByRole('button', { name: 'Check out' }));
    await hold(1.4);
  },

  async housekeeping({ page, hold, click, until, drag }) {
    await click(linkTo(page, 'Housekeeping'));
    const board = page.getByRole('region', { name: 'Housekeeping' });
    await until(board);
    await hold(0.8);
    const room = board.getByRole('list', { name: 'Dirty' }).getByText(ROOM);
    const clean = board.getByRole('list', { name: 'Clean' });
    await drag(room, clean.getByRole('listitem').first());
    await until(clean.getByText(ROOM));
    await hold(1.2);
    await click(linkTo(page, 'Tape chart'));
    await until(stayOf(page, ARRIVING));
  },

  async walkIn({ page, hold, click, type, until, moveTo }) {
    await click(page.getByRole('button', { name: 'New reservation' }));
    const form = dialog(page, 'New reservation');
    await hold(0.5);
    await type(form.getByRole('textbox', { name: 'Guest', exact: true }), WALK_IN, 16);
    await click(form.getByRole('combobox', { name: 'Room' }));
    await hold(0.8);
    await click(page.getByRole('option', { name: ROOM }));
    await until(form.getByText('Total'));
    await hold(0.6);
    await moveTo(form.getByText('Total'));
    await hold(1.8);
    await click(form.getByRole('button', { name: 'Book' }));
    await until(stayOf(page, WALK_IN));
    await hold(1.4);
  },

  async checkIn({ page, hold, click, until }) {
    await click(stayOf(page, WALK_IN));
    const stay = dialog(page, `Reservation: ${WALK_IN}`);
    await until(stay);
    await hold(0.6);
    await click(stay.getByRole('button', { name: 'Check in' }));
    await hold(1.6);
  },

  async move({ page, hold, drag, until }) {
    const stay = stayOf(page, ARRIVING);
    // A room below, where no one is on that night.
    await drag(stay, page.getByRole('rowheader', { name: 'Room 106' }), 'y');
    await until(page.getByRole('gridcell', { name: new RegExp(`^${ARRIVING}.*Room 106`) }));
    await hold(1.6);
  },

  async done({ page, hold, click, until }) {
    await click(linkTo(page, 'Today'));
    await until(page.getByRole('heading', { name: 'Arrivals' }));
    await hold(2.8);
  },
};
