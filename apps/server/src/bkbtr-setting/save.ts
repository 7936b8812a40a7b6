import type { Call } from '../http/call.ts';
import { fieldError, HttpError } from '../http-error.ts';
import { namesPrivateHost } from '../public-address.ts';
import { requireKnownZone } from '../resource/time-zone.ts';
import { confirmHolds } from '../safeguards/index.ts';
import { bkbtrSetting } from '../schema/bkbtr-setting.ts';
import type { SecurityEventKind } from '../schema/session.ts';
import type { Sealer } from '../sealer.ts';
import { noteSecurityEvent } from '../session/security-events.ts';
import { setAvailableTemplates } from '../template/index.ts';
import { hasSecret, MESSAGING_TOKEN, writeSecret } from './secret-rows.ts';
import { bkbtrSettings, type settingsReader } from './store.ts';

type SubApps = NonNullable<Call<'bkbtrSetting', 'save'>['body']['subApps']>;

type Security = NonNullable<Call<'bkbtrSetting', 'save'>['body']['security']>;

/** Values that the settings must agree with, and the sealer of their secrets. */
export interface SettingsOptions {
  readonly sealer: Sealer;
  /** How long an access token lives: a session that is used must not look idle before that. */
  readonly accessTokenSeconds: number;
  /** Whether the server of messages may be this machine, or on a private network. */
  readonly allowsPrivate: boolean;
}

/** Saves the sections of a request. @throws HttpError naming the field, or `VERSION_CONFLICT` with the current settings. */
export async function saveSettings(
  call: Call<'bkbtrSetting', 'save'>,
  read: ReturnType<typeof settingsReader>,
  { sealer, accessTokenSeconds, allowsPrivate }: SettingsOptions,
): Promise<void> {
  const { db, body } = call;
  const { __v, availableTemplates, messaging, housekeeping, ...sections } = body;
  if (call.actor.scope.kind !== 'platform') throw new HttpError('FORBIDDEN');
  requireLongerThanToken(sections.security?.sessionIdleMinutes ?? null, accessTokenSeconds);
  // Tables that refer to nothing else come first (`resource/lock-order.test.ts`).
  const isOpened = availableTemplates && (await setAvailableTemplates(call, availableTemplates));
  const [{ id } = { id: '' }] = await db.select({ id: bkbtrSetting.id }).from(bkbtrSetting);
  const row = await bkbtrSettings.lock(call, id, __v, () => read(call));
  const { token, ...provider } = messaging ?? {};
  if (messaging?.baseUrl && isElsewhere(messaging.baseUrl, row.messaging?.baseUrl)) {
    if (!allowsPrivate) requirePublicHost(messaging.baseUrl);
    await requireToken(call, token);
    await note(call, 'messaging.moved');
  }
  if (sections.subApps && areElsewhere(sections.subApps, row.subApps)) {
    await note(call, 'subApps.moved');
  }
  if (token !== undefined) await writeSecret(call, sealer, MESSAGING_TOKEN, token);
  if (sections.defaults?.timezone !== row.defaults?.timezone) {
    await requireKnownZone(call, sections.defaults?.timezone, 'defaults.timezone');
  }
  if (housekeeping?.goOn) await confirmHolds(db, call.now);
  const changes = {
    ...sections,
    ...(sections.security && {
      security: withTwoFactorRoles(sections.security, row.security, sealer),
    }),
    ...(housekeeping && {
      housekeeping: { share: housekeeping.share, least: housekeeping.least },
    }),
    ...(messaging && { messaging: { ...row.messaging, ...provider } }),
  };
  // Values in other tables are part of the same document, so its version increases too.
  const isMore = isOpened || token !== undefined || housekeeping?.goOn === true;
  if (!(await bkbtrSettings.update(call, row, changes)) && isMore) {
    await bkbtrSettings.touch(call, row);
  }
}

/** The roles stay where a client that does not know of them leaves them out. */
function withTwoFactorRoles(
  sent: Security,
  before: Partial<Security> | null,
  { canSeal }: Sealer,
): Security & Required<Pick<Security, 'twoFactorRoles'>> {
  const twoFactorRoles = sent.twoFactorRoles ?? before?.twoFactorRoles ?? [];
  if (twoFactorRoles.length > 0 && !canSeal) {
    const message = 'This installation has no key for secrets. Set SECRETS_KEY and restart.';
    throw fieldError('BUSINESS_RULE', 'security.twoFactorRoles', message);
  }
  return { ...sent, twoFactorRoles };
}

async function note(
  { db, actor, now }: Call<'bkbtrSetting', 'save'>,
  kind: SecurityEventKind,
): Promise<void> {
  if (actor.userId) await noteSecurityEvent(db, { kind, userId: actor.userId }, now);
}

/** Whether any app has another address: its users bring their sessions there. */
function areElsewhere(addresses: SubApps, before: Partial<SubApps> | null): boolean {
  const names = ['hospitality', 'event'] as const;
  return names.some((name) => addresses[name] !== (before?.[name] ?? null));
}

/** Requests of this server come from inside: no one sends them to what others can't reach. */
function requirePublicHost(address: string): void {
  if (!namesPrivateHost(new URL(address))) return;
  const message = 'Enter a public URL.';
  throw fieldError('VALIDATION', 'messaging.baseUrl', message, 'private');
}

/** Whether an address is of another server than the one before. */
function isElsewhere(address: string, before: string | null | undefined): boolean {
  return !before || new URL(address).origin !== new URL(before).origin;
}

/** The stored token is sent only to the server that it was entered for, even if an administrator enters another one. */
async function requireToken(
  { db }: Call<'bkbtrSetting', 'save'>,
  value: string | null | undefined,
): Promise<void> {
  if (value !== undefined || !(await hasSecret(db, MESSAGING_TOKEN))) return;
  const message = 'Enter the token again: the address is of another server.';
  throw fieldError('VALIDATION', 'messaging.token', message, 'required');
}

function requireLongerThanToken(idleMinutes: number | null, tokenSeconds: number): void {
  if (idleMinutes === null || idleMinutes * 60 > tokenSeconds) return;
  const least = Math.floor(tokenSeconds / 60) + 1;
  throw fieldError(
    'BUSINESS_RULE',
    'security.sessionIdleMinutes',
    `Enter at least ${least} minutes: access tokens live that long.`,
  );
}
