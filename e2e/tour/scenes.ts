import type { TourSceneId } from '@booking/content/tour';
import type { Page } from '@playwright/test';
import { hospitalityOwner } from '../product/accounts.ts';
import type { Actor } from './actor.ts';

const WALK_IN = { guest: 'Ila Rathore', phone: '98200 41873' };
const WEEKEND_GUEST = 'Dev Malhotra';
/** Of the sample reservations: leaves Room 106 today, which the walk-in takes. */
const LEAVING = 'Sara Rao';
const ROOM = 'Room 106';
/** Arrives the day after tomorrow in Room 103, and Room 108 is free then. */
const ARRIVING = 'Vikram Rao';

/** Pixels of a day when a week is in view. */
const DAY_WIDTH = 128;

const stayOf = (page: Page, guest: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${guest}`) }).first();
const rowOf = (page: Page, room: string) => page.getByRole('rowheader', { name: room });
const dayOf = (page: Page, day: string) =>
  page.getByRole('columnheader', { name: new RegExp(`${day}\\b`) });
/** The grid is as wide as its days; what is around it scrolls. */
const chartOf = (page: Page) => page.getByRole('grid', { name: 'Tape chart' }).locator('..');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const linkTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Actions of each scene of the tour, in the order of `tourScenes`. */
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
    await hold(2);
    await click(page.getByRole('radio', { name: 'Week' }));
    await hold(0.8);
  },

  async walkIn({ page, hold, draw, type, until, moveTo, click }) {
    await draw(rowOf(page, ROOM), dayOf(page, '21'), dayOf(page, '22'));
    const form = dialog(page, 'New reservation');
    await until(form.getByText('Total'));
    await hold(0.4);
    await type(form.getByRole('textbox', { name: 'Guest', exact: true }), WALK_IN.guest, 16);
    await type(form.getByRole('textbox', { name: 'Phone' }), WALK_IN.phone, 16);
    await moveTo(form.getByText('Total'));
    await hold(2.2);
    await click(form.getByRole('button', { name: 'Book' }));
    await until(stayOf(page, WALK_IN.guest));
    await hold(1.4);
  },

  async confirmation({ page, hold, click, until, moveTo }) {
    await click(stayOf(page, WALK_IN.guest));
    const stay = dialog(page, `Reservation: ${WALK_IN.guest}`);
    await until(stay);
    await hold(1);
    await click(stay.getByRole('button', { name: 'Send confirmation on WhatsApp' }));
    const message = dialog(page, `Confirmation: ${WALK_IN.guest}`);
    await until(message);
    await moveTo(message.getByRole('textbox', { name: 'Message' }));
    await hold(2.6);
    await click(message.getByRole('button', { name: 'Open WhatsApp' }));
    await hold(0.8);
    await page.keyboard.press('Escape');
    await hold(0.8);
  },

  async weekend({ page, hold, scroll, draw, type, until, moveTo, click }) {
    await scroll(chartOf(page), 4 * DAY_WIDTH);
    await until(dayOf(page, '29'));
    await moveTo(dayOf(page, '27'));
    await hold(1.4);
    await draw(rowOf(page, 'Room 101'), dayOf(page, '27'), dayOf(page, '29'));
    const form = dialog(page, 'New reservation');
    await until(form.getByText('Total'));
    await hold(0.3);
    await type(form.getByRole('textbox', { name: 'Guest', exact: true }), WEEKEND_GUEST, 18);
    await moveTo(form.getByText('Total'));
    await hold(2.4);
    await click(form.getByRole('button', { name: 'Book' }));
    await until(stayOf(page, WEEKEND_GUEST));
    await hold(1);
    // Back to where the stay of the guest who leaves begins.
    await scroll(chartOf(page), -7 * DAY_WIDTH);
    await until(stayOf(page, LEAVING));
    await hold(0.4);
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

  async checkIn({ page, hold, click, until }) {
    await click(stayOf(page, WALK_IN.guest));
    const stay = dialog(page, `Reservation: ${WALK_IN.guest}`);
    await until(stay);
    await hold(0.6);
    await click(stay.getByRole('button', { name: 'Check in' }));
    await hold(1.6);
  },

  async move({ page, hold, drag, until }) {
    await drag(stayOf(page, ARRIVING), rowOf(page, 'Room 108'), 'y');
    await until(page.getByRole('gridcell', { name: new RegExp(`^${ARRIVING}.*Room 108`) }));
    await hold(1.6);
  },

  async done({ page, hold, click, until }) {
    await click(linkTo(page, 'Today'));
    await until(page.getByRole('heading', { name: 'Arrivals' }));
    await hold(2.8);
  },
};
