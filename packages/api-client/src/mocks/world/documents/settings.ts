import { settingDefaultsOf } from '../../../contract/defaults/setting-defaults.ts';
import { SETTING_SECTIONS } from '../../../contract/facts/setting.ts';
import { fullName } from '../../../contract/facts/user.ts';
import type { BkbtrSetting } from '../../../contract/schemas/bkbtr-setting.ts';
import type { Policy } from '../../../contract/schemas/policy.ts';
import type { Setting } from '../../../contract/schemas/setting.ts';
import type { PolicyRow } from '../row-types.ts';
import type { Store } from '../store.ts';
import { isPlatform, type Viewer } from './viewer.ts';

const VERSIONS_SHOWN = 250;
const SHOWN_FROM = 12;

/** Returns the settings that an institute has saved, over the defaults of its template. */
export function settingDocument(store: Store, institutionId: string): Setting {
  const home = store.institutions.get(institutionId);
  const row = store.settings.find(institutionId);
  const defaults = settingDefaultsOf(store.templates.get(home.templateId).key);
  const { timezone, currency, locale, createdAt } = home;
  return {
    _id: institutionId,
    isSaved: row !== undefined,
    stayTimes: { ...defaults.stayTimes, ...row?.stayTimes },
    region: { ...defaults.region, ...row?.region, timezone, currency, locale },
    rates: { ...defaults.rates, ...row?.rates },
    taxes: { ...defaults.taxes, ...row?.taxes },
    numbering: { ...defaults.numbering, ...row?.numbering },
    calendar: { ...defaults.calendar, ...row?.calendar },
    notifications: { ...defaults.notifications, ...row?.notifications },
    links: { ...defaults.links, ...row?.links },
    createdAt: row?.createdAt ?? createdAt,
    updatedAt: row?.updatedAt ?? createdAt,
    createdBy: row?.createdBy ?? null,
    updatedBy: row?.updatedBy ?? null,
    __v: row ? row.__v + 1 : 0,
  };
}

/** Whether a field is the name of a section. */
export const isSection = (name: string): name is (typeof SETTING_SECTIONS)[number] =>
  SETTING_SECTIONS.some((section) => section === name);

/** A version of a policy; undefined if it has no such version. */
export function policyDocument(
  store: Store,
  { versions, ...row }: PolicyRow,
  viewer: Viewer,
  versionNo = versions.length,
): Policy | undefined {
  const version = versions[versionNo - 1];
  if (!version) return undefined;
  const authorOf = (id: string | null) => {
    const author = store.users.find(id);
    const isShown = author && (isPlatform(viewer) || author.institutionId === row.institution);
    return isShown ? fullName(author) : null;
  };
  const history = versions.map(({ effectiveFrom, by }, at) => ({
    versionNo: at + 1,
    effectiveFrom,
    by: authorOf(by),
  }));
  return {
    ...row,
    ...version.content,
    versionNo,
    effectiveFrom: version.effectiveFrom,
    versions: history.toReversed().slice(0, VERSIONS_SHOWN),
  };
}

/** The settings of the platform, with the sections that only its staff sees. */
export function platformDocument(store: Store, viewer: Viewer): BkbtrSetting | null {
  const [row] = store.platform.all();
  if (!row) return null;
  const { messaging, token, security, subApps, configured, housekeeping, ...open } = row;
  const last4 = token && token.length >= SHOWN_FROM ? token.slice(-4) : null;
  const isShown = isPlatform(viewer);
  return {
    ...open,
    availableTemplates: store.templates
      .all()
      .filter(({ isAvailable }) => isAvailable)
      .map(({ _id }) => _id),
    messaging: isShown ? { ...messaging, token: { hasValue: token !== null, last4 } } : null,
    security: isShown ? security : null,
    subApps: isShown ? subApps : null,
    configured: isShown ? configured : null,
    housekeeping: isShown ? housekeeping : null,
  };
}
