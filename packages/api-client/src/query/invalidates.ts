import { callTable } from '../contract/read-packed.ts';
import type { Routes } from '../contract/routes.ts';
import type { GroupName } from './keys.ts';

type Writes<G extends GroupName> = {
  [C in keyof Routes[G] & string]: Routes[G][C] extends `GET ${string}` ? never : `${G}.${C}`;
}[keyof Routes[G] & string];

/** A call that writes, for example `institution.create`. */
export type WriteName = { [G in GroupName]: Writes<G> }[GroupName];

const whatSubscriptionsChange: readonly GroupName[] = [
  'subscription',
  'receivable',
  'institution',
  'pricing',
  'report',
  'category',
  'rate',
  'setting',
  'user',
  'paper',
  'statement',
  'notice',
];

/** The groups to invalidate after a write, where those are others than its own alone. */
const others: Readonly<Partial<Record<WriteName, readonly GroupName[]>>> = {
  // A sign-in and a sign-out replace the whole cache (`session.epoch`).
  'user.login': [],
  'user.verifyLogin': [],
  // A session of its own, whose cache is empty.
  'user.signInAs': [],
  'user.logout': [],
  // An institution counts its users, and notes name them.
  'user.create': ['user', 'institution'],
  // An institution names its owner.
  'user.update': ['user', 'institution', 'note'],
  'user.updateMe': ['user', 'institution', 'note'],
  'user.forgotPassword': [],
  'user.generatePassword': [],
  // The report counts institutes. A new one invites its owner, and a trial may begin with it, which its plan counts.
  'institution.create': ['institution', 'user', 'subscription', 'pricing', 'report'],
  // The signed-in user carries the name and the status of the own institution.
  // An OTA counts the institutions that are connected to it. Subscriptions and messages name their institution, and its settings,
  // its categories and its rates depend on its address and its line of business.
  'institution.update': [
    'institution',
    'user',
    'report',
    'ota',
    'setting',
    'category',
    'rate',
    'subscription',
    'receivable',
    'statement',
    'whatsapp',
  ],
  // Closing one ends its subscription.
  'institution.changeStatus': ['institution', 'user', 'subscription', 'pricing', 'report'],
  // An institution shows its current subscription, the report and its plan count it. Its features decide what the
  // signed-in user may do there, and what its categories, its rates and its settings offer.
  'subscription.create': whatSubscriptionsChange,
  'subscription.update': whatSubscriptionsChange,
  // Subscriptions may be moved to it, and the report counts what they pay next.
  'pricing.update': ['pricing', 'subscription', 'institution', 'report'],
  // The signed-in user carries their permissions; users and messages name a role.
  'rolePermission.save': ['rolePermission', 'user', 'whatsapp'],
  // Templates show whether they are open; closed institutes, until when they can be reopened. Statements say who they are from.
  'bkbtrSetting.save': ['bkbtrSetting', 'template', 'institution', 'statement'],
  // OTAs, categories and the grid of rates show their colour.
  'color.update': ['color', 'ota', 'category', 'rate'],
  'color.remove': ['color', 'ota', 'category', 'rate'],
  // A colour counts the OTAs that use it, and connections name their OTA.
  'ota.create': ['ota', 'color'],
  'ota.update': ['ota', 'color', 'institution', 'whatsapp'],
  'ota.remove': ['ota', 'color'],
  // An institution counts its categories and assets, a colour the categories that use it, assets name their
  // category, and rates begin with the prices of both.
  'category.create': ['category', 'institution', 'color', 'rate'],
  'category.update': ['category', 'asset', 'institution', 'color', 'rate', 'whatsapp'],
  'category.updateCodes': ['category', 'asset', 'rate'],
  'category.updateOrder': ['category', 'rate'],
  'category.remove': ['category', 'institution', 'color', 'rate'],
  // A category counts its assets.
  'asset.create': ['asset', 'category', 'institution', 'rate'],
  'asset.update': ['asset', 'category', 'rate'],
  'asset.updateMany': ['asset', 'category', 'rate'],
  'asset.updateOrder': ['asset', 'rate'],
  'asset.remove': ['asset', 'category', 'institution', 'rate'],
  // An institute has the time zone, the currency and the locale, and says whether it is set up. Prices are in its
  // currency, rounded as it says, for its packages.
  'setting.save': ['setting', 'institution', 'user', 'category', 'rate'],
  // It may be recorded as a payment.
  'bankLine.update': ['bankLine', ...whatSubscriptionsChange],
  // The changes of its rows are announced when it ends: only then are they made.
  'bulk.create': [],
  // It is logged as a notice.
  'paper.email': ['notice'],
  'statement.email': ['notice'],
  // A user shows whether they have a second factor.
  'twoFactor.confirm': ['twoFactor', 'user'],
  'twoFactor.remove': ['twoFactor', 'user'],
  'twoFactor.addPasskey': ['twoFactor', 'user'],
  'twoFactor.removePasskey': ['twoFactor', 'user'],
  // A session begins elsewhere; no document changes.
  'user.handOver': [],
};

const ownGroups = Object.entries(callTable).flatMap(([group, calls]) =>
  Object.entries(calls)
    .filter(([, { method }]) => method !== 'GET')
    .map(([call]): [string, readonly string[]] => [`${group}.${call}`, [group]]),
);

/** The groups to invalidate after each write: its own, unless this file says others. */
export const invalidates = {
  ...Object.fromEntries(ownGroups),
  ...others,
} as Readonly<Record<WriteName, readonly GroupName[]>>;
