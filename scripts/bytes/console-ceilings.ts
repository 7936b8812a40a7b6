/**
 * Bytes in brotli that a screen of the console adds, or a part that is loaded inside of one (goal 12). About 21,000 of a
 * list screen are what all of them share.
 */
export const SCREEN_CEILING = 35_250;

/** Bytes in brotli of what several screens share. Of the first script, its entry and all that it imports at once. */
export const FILE_CEILINGS: Readonly<Record<string, number>> = {
  first: 125_000,
  // The pages without a session, and react-hook-form.
  entry: 17_750,
  // zod, what checks by it, and the schemas of signing in: once a form is open. Other forms bring their own schemas.
  contract: 11_500,
  // Menus, dialogs, tooltips: loaded once, when nothing else is.
  overlays: 31_000,
  // The sidebar and its drawer, the commands, and the warning before a session ends.
  shell: 21_150,
  // A picker of institutes, dates and amounts in one form.
  'screens/subscriptions/start-form.tsx': 41_000,
  // The fields of a unit: days in calendars, other units to choose from, an adjustment of its price.
  'screens/assets/asset-form.tsx': 36_250,
  // A form on each of its pages, with calendars, amounts and the schemas of all.
  'screens/adv-settings/route.tsx': 49_300,
  'screens/bkbtr-settings/route.tsx': 38_800,
  // The grid of cells is 10,000 of it; what opens comes later.
  'screens/rates/route.tsx': 29_650,
  // The card of a plan, its form, and moving subscriptions.
  'screens/pricing/route.tsx': 36_050,
  // The matrix, and roles that are sorted.
  'screens/roles/route.tsx': 35_650,
  'screens/whatsapp/route.tsx': 37_900,
};
