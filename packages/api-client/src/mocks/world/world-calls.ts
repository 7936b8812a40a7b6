import { access } from '../../contract/facts/access.ts';
import { isUsual, type UsualGroup } from '../../contract/facts/usual.ts';
import type { CallName } from '../resolver.ts';
import type { AuditLog } from './audit-log.ts';
import { assetCalls } from './calls/asset.ts';
import { auditCalls } from './calls/audit.ts';
import { bankLineCalls } from './calls/bank-line.ts';
import { bulkCalls } from './calls/bulk.ts';
import { genericCalls, templateCalls } from './calls/catalogue.ts';
import { categoryCalls } from './calls/category.ts';
import { colorCalls } from './calls/color.ts';
import { institutionCalls } from './calls/institution.ts';
import { noteCalls } from './calls/note.ts';
import { noticeCalls } from './calls/notice.ts';
import { otaCalls } from './calls/ota.ts';
import { paperCalls } from './calls/paper.ts';
import { pricingCalls } from './calls/pricing.ts';
import { rateCalls } from './calls/rate.ts';
import { receivableCalls } from './calls/receivable.ts';
import { reportCalls } from './calls/report.ts';
import { rolePermissionCalls } from './calls/role-permission.ts';
import { bkbtrSettingCalls, policyCalls, settingCalls } from './calls/settings.ts';
import { statementCalls } from './calls/statement.ts';
import { subscriptionCalls } from './calls/subscription.ts';
import { twoFactorCalls } from './calls/two-factor.ts';
import { userCalls } from './calls/user.ts';
import { nameOf, usualCalls, usualRows } from './calls/usual.ts';
import { whatsappCalls } from './calls/whatsapp.ts';
import type { Sessions } from './sessions.ts';
import type { Store } from './store.ts';
import type { CallsOf, WorldCall } from './world-call.ts';

/** A resource of the table. */
type Group = CallName extends infer N ? (N extends `${infer G}.${string}` ? G : never) : never;

/** Functions that answer the calls, by the name of the call. */
export type Answers = Readonly<Record<string, (call: WorldCall<unknown>) => unknown>>;

/** All calls on a world. A resource with the usual calls alone needs no line; `world.test.ts` names any other that is missing. */
export function worldCalls(store: Store, sessions: Sessions, log: AuditLog): Answers {
  const groups: { readonly [G in Group]?: CallsOf<G> } = {
    asset: assetCalls(store),
    audit: auditCalls(log),
    bankLine: bankLineCalls(store),
    bkbtrSetting: bkbtrSettingCalls(store),
    bulk: bulkCalls(store, () => answers),
    category: categoryCalls(store),
    color: colorCalls(store),
    generic: genericCalls(store),
    institution: institutionCalls(store),
    notice: noticeCalls(store),
    note: noteCalls(store),
    ota: otaCalls(store),
    paper: paperCalls(store),
    policy: policyCalls(store),
    pricing: pricingCalls(store),
    rate: rateCalls(store),
    receivable: receivableCalls(store),
    report: reportCalls(store),
    rolePermission: rolePermissionCalls(store),
    setting: settingCalls(store),
    statement: statementCalls(store),
    subscription: subscriptionCalls(store),
    template: templateCalls(store),
    twoFactor: twoFactorCalls(store, sessions),
    user: userCalls(store, sessions),
    whatsapp: whatsappCalls(store),
  };
  const usual = Object.fromEntries(
    Object.keys(access)
      .filter(isUsual)
      .filter((group) => !(group in groups))
      .map((group) => [group, watchedCalls(store, log, group)]),
  );
  const answers: Answers = Object.fromEntries(
    Object.entries({ ...usual, ...groups }).flatMap(([group, calls]) =>
      // Its schema has read the input of each call, so it is what the call takes.
      Object.entries(calls as Answers).map(([name, call]) => [`${group}.${name}`, call]),
    ),
  );
  return answers;
}

function watchedCalls(store: Store, log: AuditLog, group: UsualGroup) {
  const rows = usualRows(group);
  log.watch(rows, { kind: group, name: nameOf });
  return usualCalls(store, group, rows);
}
