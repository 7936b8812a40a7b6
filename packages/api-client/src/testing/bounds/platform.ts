import { bkbtrSettingSave } from '../../contract/schemas/bkbtr-setting.ts';
import { reportSchemas } from '../../contract/schemas/report.ts';
import { statementSchemas } from '../../contract/schemas/statement.ts';
import type { Bounds } from './bounds.ts';

const announcement = { text: 'Hello', level: 'info', audience: 'everyone', from: null, to: null };
const security = {
  sessionIdleMinutes: null,
  sessionHours: null,
  passwordTries: 5,
  passwordMinutes: 15,
};
const report = { startDate: '2026-01-02', endDate: '2026-01-02' };

const hours = (days: readonly number[], open: string | null, close: string | null) => ({
  days,
  label: 'Days',
  open,
  close,
});
const company = (businessHours: readonly object[]) => ({
  name: 'Booking',
  legalName: 'Booking',
  gstin: null,
  address: ['1 Lake Road'],
  phone: '+91 98765 43210',
  email: 'desk@booking.example',
  social: [],
  businessHours,
});
/** Bounds of the fields of the platform, and of its reports. */
export const PLATFORM_BOUNDS: readonly Bounds[] = [
  [
    'an announcement ends after it begins',
    bkbtrSettingSave,
    [{ announcements: [{ ...announcement, from: '2026-01-02', to: '2026-01-02' }] }],
    [{ announcements: [{ ...announcement, from: '2026-01-02', to: '2026-01-01' }] }],
  ],
  [
    'business hours do not overlap, and close after they open',
    bkbtrSettingSave.shape.company,
    [
      company([hours([1, 2], '09:00', '18:00'), hours([6], '09:00', '13:00')]),
      company([hours([1], '09:00', '13:00'), hours([1], '13:00', '18:00')]),
    ],
    [
      company([hours([1], '09:00', '09:00')]),
      company([hours([1, 2], '09:00', '18:00'), hours([2, 3], '17:59', '20:00')]),
      company([hours([0, 1], '14:00', '15:00'), hours([1], '09:00', '18:00')]),
      company([hours([1], '09:00', '18:00'), hours([1], null, null)]),
    ],
  ],
  [
    'a session is idle for less time than it lasts',
    bkbtrSettingSave,
    [{ security: { ...security, sessionIdleMinutes: 60, sessionHours: 1 } }],
    [{ security: { ...security, sessionIdleMinutes: 61, sessionHours: 1 } }],
  ],
  [
    'an address that more is put behind has no query, hash or password',
    bkbtrSettingSave,
    [{ subApps: { hospitality: 'https://a.example/desk', event: null } }],
    [
      'https://user:pass@a.example',
      'https://user@a.example',
      'https://a.example/?accessToken=x',
      'https://a.example/#x',
      'https:a.example',
      'http://a.example',
      'https:\\\\a.example',
    ].map((hospitality) => ({ subApps: { hospitality, event: null } })),
  ],
  [
    'a report ends after it begins',
    reportSchemas.superAdmin.query,
    [report],
    [{ ...report, endDate: '2026-01-01' }],
  ],
  [
    'a statement ends after it begins, within a year',
    statementSchemas.email.body,
    [
      { startDate: '2026-01-02', endDate: '2026-01-02' },
      { startDate: '2027-04-01', endDate: '2028-03-31' },
    ],
    [
      { startDate: '2026-01-02', endDate: '2026-01-01' },
      { startDate: '2027-04-01', endDate: '2028-04-01' },
    ],
  ],
];
