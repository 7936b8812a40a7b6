/** Sample rows for stories and tests of the table. */
export interface SampleInstitute {
  id: string;
  name: string;
  code: string;
  city: string;
  plan: string;
  validUntil: string;
  distance: string;
  users: number;
  status: 'Active' | 'Trial' | 'Suspended' | 'Paused';
}

const rows: ReadonlyArray<
  [string, string, string, string, string, string, number, SampleInstitute['status']]
> = [
  [
    'Malabar Court Residency',
    'MCR',
    'Kozhikode, KL',
    'Standard',
    '14 Mar 2027',
    '113 days',
    42,
    'Active',
  ],
  [
    'Lake Pichola House',
    'LPH',
    'Udaipur, RJ',
    'Professional',
    '30 Nov 2026',
    '9 days',
    28,
    'Active',
  ],
  ['Coorg Ridge Homestay', 'CRH', 'Madikeri, KA', 'Basic', '02 Feb 2027', '73 days', 14, 'Active'],
  [
    'Alleppey Backwater Stays',
    'ABS',
    'Alappuzha, KL',
    'Standard',
    '19 Jan 2027',
    '59 days',
    22,
    'Active',
  ],
  [
    'Marine Lines Business Inn',
    'MBI',
    'Mumbai, MH',
    'Professional',
    '11 Aug 2027',
    '263 days',
    86,
    'Active',
  ],
  ['Hauz Khas Rooms', 'HKR', 'New Delhi, DL', 'Basic', '28 Nov 2026', '7 days', 11, 'Trial'],
  [
    'Ganga View Guest House',
    'GVG',
    'Rishikesh, UK',
    'Basic',
    '18 Nov 2026',
    '3 days over',
    1186,
    'Suspended',
  ],
  ['Spiti Mud House', 'SMH', '', 'Basic', '01 Dec 2026', '10 days', 9, 'Paused'],
];

export const sampleInstitutes: readonly SampleInstitute[] = rows.map(
  ([name, code, city, plan, validUntil, distance, users, status]) => ({
    id: code,
    name,
    code,
    city,
    plan,
    validUntil,
    distance,
    users,
    status,
  }),
);
