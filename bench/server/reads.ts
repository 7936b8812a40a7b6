/** A read that is measured: what it is called, and its address in the API. */
export interface Read {
  readonly who: string;
  readonly path: string;
}

const DAY = 86_400_000;

/** The platform's civil date some days from today. */
function day(from: number): string {
  const at = new Date(Date.now() + from * DAY);
  return at.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
}

const instant = (from: number) => new Date(Date.now() + from * DAY).toISOString();

const within = (field: string, days: number) => ({
  [`${field}[gte]`]: day(0),
  [`${field}[lte]`]: day(days),
});

function readsOf(
  name: string,
  path: string,
  queries: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Read[] {
  return Object.entries(queries).map(([what, query]) => {
    const text = new URLSearchParams(query).toString();
    return { who: `${name}, ${what}`, path: text ? `${path}?${text}` : path };
  });
}

const both = (fields: readonly string[]) =>
  Object.fromEntries(
    fields.flatMap((field) => [
      [`by ${field}`, { sort: field }],
      [`by -${field}`, { sort: `-${field}` }],
    ]),
  );

/** Searches of people: with many matches, with few, and with none. */
const searches = {
  'search of a name': { search: 'saffron' },
  'search of two words': { search: 'mehta udaipur' },
  'search of two letters': { search: 'la' },
  'search of an email': { search: 'owner@booking.example' },
  'search of a phone': { search: '+91981234' },
  'search of a city': { search: 'udaipur' },
  'search without a match': { search: 'zanzibar' },
};

const period = { startDate: day(-29), endDate: day(0) };

/** The lists with each search, order and built-in view, and the report. */
export const reads: readonly Read[] = [
  ...readsOf('institution.list', '/institution', {
    'as it opens': {},
    'page 200': { page: '200' },
    ...searches,
    ...both(['name', 'code', 'createdAt', 'status', 'currentPeriodEnd', 'lastActivityAt']),
    'view Active': { status: 'Active' },
    'view Trials ending': { subscriptionStatus: 'Trialing', ...within('currentPeriodEnd', 7) },
    'view Renewals': {
      subscriptionStatus: 'Active',
      renews: 'true',
      ...within('currentPeriodEnd', 30),
    },
    'view Past due': { subscriptionStatus: 'PastDue' },
    'view Quiet': { status: 'Active', noActivitySince: instant(-14) },
  }),
  ...readsOf('user.list', '/user', {
    'as it opens': {},
    'page 1,000': { page: '1000' },
    ...searches,
    ...both(['name', 'createdAt', 'lastLoginAt']),
    Invited: { status: 'Invited' },
    Owners: { role: 'Owner' },
  }),
  ...readsOf('subscription.current', '/subscription/current', {
    'as it opens': {},
    ...searches,
    ...both(['name', 'currentPeriodEnd']),
    'past due': { status: 'PastDue' },
  }),
  ...readsOf('subscription.list', '/subscription', {
    'as it opens': {},
    ...searches,
    ...both(['currentPeriodEnd', 'createdAt', 'price', 'startDate']),
    'past due': { status: 'PastDue' },
    'paid today': { paidOn: day(0) },
    'lost in 30 days': { paidOn: day(-30), lostBy: day(0) },
  }),
  ...readsOf('category.list', '/category/getAll', {
    'as it opens': {},
    ...searches,
    ...both(['order', 'name', 'code']),
  }),
  ...readsOf('asset.forTable', '/asset/forTable', {
    'as it opens': {},
    'page 1,000': { page: '1000' },
    ...searches,
    ...both(['code', 'name', 'category', 'updatedAt']),
    'out of order': { status: 'OutOfOrder' },
  }),
  ...readsOf('report.superAdmin', '/report/superAdmin', {
    figures: { ...period, sections: 'kpis' },
    charts: { ...period, sections: 'series' },
    calendar: { ...period, sections: 'calendar' },
    'what needs attention': { ...period, sections: 'lists' },
  }),
];
