/** Bytes in brotli that a screen of the console adds, or a part that is loaded inside of one: goal 12. */
export const SCREEN_CEILING = 20_000;

/**
 * Bytes in brotli of what several screens share, and of the screens and parts that have more, without the hashes in the
 * names of other files. Of the first script, its entry and all that it imports at once.
 */
export const FILE_CEILINGS: Readonly<Record<string, number>> = {
  // React is 58,100 of it, the router 25,800, the cache of responses 10,700.
  first: 120_900,
  // The pages without a session, with the second step of signing in.
  entry: 5_500,
  // react-hook-form, and what every form has: once a screen has one.
  forms: 14_050,
  // zod, what checks by it, and the schemas of signing in: once a form is open. Other forms bring their own schemas.
  contract: 14_400,
  // Menus and their submenus, dialogs, tooltips: loaded once, when nothing else is.
  overlays: 30_000,
  // AppShell with the sidebar and its drawer, the commands, and the warning before a session ends.
  shell: 24_980,
  // Shared parts of lists, filters and dialogs, with the weeks of all countries.
  parts: 27_700,
  // The list, its filters and whether each user has accepted the invitation.
  'screens/all-users/route.tsx': 21_000,
  // Figures, lists and steps of three kinds of home, each with the classes of its layout.
  'screens/home/route.tsx': 21_050,
  // The cards of messages, what is left of their quota, and the six that an institute can begin with.
  'screens/whatsapp/route.tsx': 22_100,
  // The list, with what each column of money says of a subscription.
  'screens/subscriptions/route.tsx': 20_350,
  // A picker of institutes, dates and amounts in one form.
  'screens/subscriptions/start-form.tsx': 30_700,
  // The forms of all changes of a subscription, with dates and amounts, once one is opened outside its screen.
  'subscriptions/payment-dialog.tsx': 27_150,
  // The fields of a unit: days in calendars, other units to choose from, an adjustment of its price.
  'screens/assets/asset-form.tsx': 31_900,
  // A region and phone numbers, whose field is a file of its own.
  'screens/all-users/user-form.tsx': 28_500,
  'screens/whatsapp/form/message-form.tsx': 25_800,
  // Plans as cards, beside each other and in a table, which are put in order.
  'screens/pricing/route.tsx': 24_120,
  'profile/profile-drawer.tsx': 26_500,
  // Phone numbers, places, and someone to choose.
  'screens/all-institutes/institute-form.tsx': 29_450,
  // All sections of the settings of an institute.
  'screens/adv-settings/sections/settings-section.tsx': 21_000,
  // Days, their nights and what each has now, before and after.
  'screens/rates/bulk/bulk-dialog.tsx': 24_000,
  // The calendar, behind the days that are shown.
  'screens/rates/grid/choose-day.tsx': 6_700,
  // The reader of CSV, and the rules of the server by which a file is checked.
  'screens/all-institutes/import/import-institutes.tsx': 25_150,
  // The matrix of a phone has groups that open, several at once.
  'screens/roles/route.tsx': 20_250,
  // The list, with its bulk actions, and what each institute has left to do.
  'screens/all-institutes/route.tsx': 20_400,
  'screens/all-institutes/bulk/bulk-status.tsx': 20_800,
  // Changes of every kind of record, and notes with a form of their own.
  'screens/activity/route.tsx': 20_350,
  'screens/adv-settings/policy/policy.tsx': 20_100,
  // Debts, promises and contacts of each institute; the lines of the bank, and the tax of a month.
  'screens/receivables/route.tsx': 20_600,
  // The forms of all changes of a subscription, as in `payment-dialog.tsx`.
  'screens/receivables/account-action.tsx': 27_100,
};
