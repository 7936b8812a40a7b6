import type { SuperAdminReport } from '@booking/api-client';
import { addDays } from '../dates/civil-date.ts';
import { today } from '../dates/shown-date.ts';

/** A report's parameters, parsed by the contract. */
interface Asked {
  readonly startDate: string;
  readonly endDate: string;
  readonly sections?: readonly string[] | undefined;
}

const figure = (value: number | null, before: number | null = null) => ({ value, before });

const kpis: NonNullable<SuperAdminReport['kpis']> = {
  institutesTotal: figure(41, 38),
  institutesActive: figure(31, 29),
  institutesNew: figure(5, 3),
  institutesClosed: figure(1, 0),
  institutesActivated: figure(4, 4),
  daysToActivate: figure(6.5, 8),
  mrr: figure(2_45_878, 2_36_194),
  arr: figure(29_50_536, 28_34_328),
  arpi: figure(8_196, 8_145),
  payingInstitutes: figure(30, 29),
  mrrUnpaid: figure(4_233, 2_117),
  unpaidInstitutes: figure(2, 1),
  churnLogo: figure(3.4, 2.1),
  churnRevenue: figure(2.8, 1.9),
  trialsStarted: figure(6, 5),
  trialConversion: figure(66.7, 100),
  trialsEnded: figure(3, 2),
  trialsConverted: figure(2, 2),
  pastDueCount: figure(3),
  pastDueAmount: figure(11_997),
  renewalsDue30Count: figure(7),
  renewalsDue30Amount: figure(24_993),
  usersTotal: figure(614),
  usersActive30: figure(402),
  usersInvited: figure(23),
  quietInstitutes14: figure(2),
};

const byStatus = { Pending: 5, Active: 31, Suspended: 3, Inactive: 2, Closed: 4 };

const months = ['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'].concat([
  '2026-06',
  '2026-07',
  '2026-08',
  '2026-09',
  '2026-10',
  '2026-11',
]);

const who = (at: number) => ({
  _id: `d${at.toString(16).padStart(23, '0')}`,
  name: ['Malabar Court Residency', 'Lake Pichola House', 'Coorg Ridge Homestay'][at % 3] ?? '',
  code: `INST${at}`,
});

function seriesOf({ startDate, endDate }: Asked): NonNullable<SuperAdminReport['series']> {
  const days: string[] = [];
  for (let day = startDate; day <= endDate && days.length < 31; day = addDays(day, 1)) {
    days.push(day);
  }
  return {
    steps: days.map((day, at) => ({
      startDate: day,
      endDate: day,
      institutesNew: at % 6 === 0 ? 1 : 0,
      byStatus: { ...byStatus, Active: 26 + Math.floor((at * 6) / days.length) },
      mrr: 2_36_194 + at * 320,
    })),
    mrrMovement: months.map((month, at) => ({
      month,
      new: 9_000 + (at % 4) * 3_500,
      expansion: (at % 3) * 2_000,
      reactivated: at % 5 === 0 ? 1_999 : 0,
      contraction: at % 4 === 0 ? 1_000 : 0,
      churned: (at % 3) * 1_999,
      mrr: 1_40_000 + at * 9_600,
    })),
    plans: [
      { key: 'standard', name: 'Standard', institutes: 14, mrr: 1_03_948 },
      { key: 'professional', name: 'Professional', institutes: 9, mrr: 95_976 },
      { key: 'basic', name: 'Basic', institutes: 7, mrr: 45_954 },
    ],
    templates: [
      { key: 'hospitality', name: 'Hospitality', institutes: 33, mrr: 1_99_924 },
      { key: 'toursTravels', name: 'Tours & Travels', institutes: 8, mrr: 45_954 },
    ],
    states: [
      { name: 'Rajasthan', institutes: 14 },
      { name: 'Kerala', institutes: 12 },
      { name: 'Goa', institutes: 9 },
      { name: null, institutes: 6 },
    ],
    trials: { started: 6, running: 3, converted: 2, ended: 1 },
    pastDueAgeing: [
      { fromDays: 1, toDays: 7, count: 2, amount: 3_998 },
      { fromDays: 8, toDays: 15, count: 1, amount: 7_999 },
      { fromDays: 16, toDays: 30, count: 0, amount: 0 },
      { fromDays: 31, toDays: null, count: 0, amount: 0 },
    ],
  };
}

const reachable = (at: number) => ({
  ...who(at),
  email: `desk${at}@institute.example`,
  phone: '+919812345678',
});

function listsOf(): NonNullable<SuperAdminReport['lists']> {
  const day = today();
  const before = (days: number) => `${addDays(day, -days)}T06:00:00.000Z`;
  const due = (count: number, days: number) => ({
    total: count,
    amount: count * 1_999,
    items: Array.from({ length: Math.min(count, 10) }, (_, at) => ({
      institution: reachable(at + 1),
      planName: 'Standard',
      date: addDays(day, days + at),
      amount: 1_999,
    })),
  });
  return {
    renewalsDue: due(7, 2),
    pastDue: due(3, -9),
    trialsEnding: due(0, 1),
    quiet: {
      total: 2,
      mrr: 3_388,
      items: [
        {
          institution: reachable(4),
          lastActivityAt: before(19),
          planName: 'Standard',
          date: addDays(day, 10),
          amount: 1_999,
        },
        {
          institution: reachable(5),
          lastActivityAt: null,
          planName: null,
          date: null,
          amount: null,
        },
      ],
    },
    settingUp: {
      total: 5,
      items: Array.from({ length: 5 }, (_, at) => ({
        institution: reachable(at + 6),
        since: before(20 - at),
        planName: 'Basic',
      })),
    },
    newest: {
      total: 45,
      items: Array.from({ length: 10 }, (_, at) => ({
        institution: who(at + 1),
        createdAt: before(3),
        status: 'Pending',
      })),
    },
  };
}

/** A report on a period, with the requested sections. */
export function aReport(asked: Asked): SuperAdminReport {
  const { startDate, endDate, sections } = asked;
  const wants = (section: string) => sections?.includes(section) ?? true;
  return {
    asOf: '2026-11-21T04:30:00.000Z',
    period: { startDate, endDate, timezone: 'Asia/Kolkata', groupBy: 'day' },
    comparedWith: { startDate: addDays(startDate, -30), endDate: addDays(startDate, -1) },
    currency: 'INR',
    otherCurrencies: 1,
    ...(wants('kpis') && { kpis, byStatus }),
    ...(wants('series') && { series: seriesOf(asked) }),
    ...(wants('calendar') && { calendar: calendarOf(asked) }),
    ...(wants('lists') && { lists: listsOf() }),
  };
}

/** A period without events. */
function calendarOf({ startDate, endDate }: Asked): NonNullable<SuperAdminReport['calendar']> {
  const counts = {
    renewalDue: 0,
    trialEnding: 0,
    instituteCreated: 0,
    instituteActivated: 0,
    statusChanged: 0,
  };
  const days = [];
  for (let date = startDate; date <= endDate; date = addDays(date, 1)) days.push({ date, counts });
  return { days, events: [], total: 0 };
}
