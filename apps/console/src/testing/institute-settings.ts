import type { Policy, PolicyContent, Setting } from '@booking/api-client';
import { POLICY_DEFAULTS, SETTING_DEFAULTS } from '@booking/api-client/facts';
import { failure, type Resolvers } from '@booking/api-client/mocks';
import { present } from './mock-rows.ts';

const AT = '2026-01-05T04:30:00.000Z';
const audit = { createdAt: AT, updatedAt: AT, createdBy: null, updatedBy: null };

/** The settings of an institute that has saved none. */
export function aSetting(institution: string, values: Partial<Setting> = {}): Setting {
  return {
    _id: institution,
    isSaved: false,
    ...SETTING_DEFAULTS,
    region: {
      timezone: 'Asia/Kolkata',
      currency: 'INR',
      locale: 'en-IN',
      ...SETTING_DEFAULTS.region,
    },
    ...audit,
    __v: 0,
    ...values,
  };
}

/** The first version of a policy. */
export function aPolicy(institution: string, values: Partial<Policy> = {}): Policy {
  return {
    _id: '5'.repeat(24),
    institution,
    ...POLICY_DEFAULTS,
    versionNo: 1,
    effectiveFrom: AT,
    versions: [{ versionNo: 1, effectiveFrom: AT, by: 'Anjali Menon' }],
    ...audit,
    __v: 0,
    ...values,
  };
}

/** The calls about settings and policies, over those of every institute in memory. */
export function instituteSettings(policies: readonly Policy[] = []): Resolvers {
  const settings = new Map<string, Setting>();
  const held = new Map(policies.map((policy) => [policy.institution, policy]));
  const versions = new Map([[1, new Map(held)]]);
  const settingOf = (id: string) => settings.get(id) ?? aSetting(id);
  const version = (institution: string, content: PolicyContent) => {
    const stored = held.get(institution);
    const versionNo = (stored?.versionNo ?? 0) + 1;
    const next = aPolicy(institution, {
      ...content,
      versionNo,
      versions: [{ versionNo, effectiveFrom: AT, by: 'Anjali Menon' }, ...(stored?.versions ?? [])],
      __v: versionNo - 1,
    });
    held.set(institution, next);
    versions.set(versionNo, new Map(versions.get(versionNo)).set(institution, next));
    return next;
  };
  return {
    'setting.get': ({ input }) => settingOf(input.institution),
    'setting.save': ({ input }) => {
      const stored = settingOf(input.institution);
      if (input.__v !== undefined && input.__v !== stored.__v) {
        return failure('VERSION_CONFLICT', { data: stored });
      }
      const changed = input.reset ? aSetting(input.institution) : merged(stored, input);
      const next = { ...changed, isSaved: true, __v: stored.__v + 1 };
      settings.set(input.institution, next);
      return next;
    },
    'policy.get': ({ input: { institution, versionNo } }) =>
      (versionNo === undefined ? held : versions.get(versionNo))?.get(institution) ?? null,
    'policy.create': ({ input: { institution, ...content } }) =>
      held.has(institution) ? failure('DUPLICATE') : version(institution, content),
    'policy.update': ({ id, input: { __v, ...changes } }) => {
      const stored = [...held.values()].find((policy) => policy._id === id);
      if (!stored) return failure('NOT_FOUND');
      if (__v !== undefined && __v !== stored.__v) {
        return failure('VERSION_CONFLICT', { data: stored });
      }
      return version(stored.institution, { ...stored, ...present(changes) });
    },
    'policy.save': ({ input: { institution, __v, ...content } }) => {
      const stored = held.get(institution);
      if (stored && __v !== undefined && __v !== stored.__v) {
        return failure('VERSION_CONFLICT', { data: stored });
      }
      return version(institution, content);
    },
  };
}

function merged(stored: Setting, sections: object): Setting {
  const storedSections = new Map(Object.entries(stored));
  const changed = Object.entries(sections)
    .filter(([name, fields]) => storedSections.has(name) && typeof fields === 'object')
    .map(([name, fields]) => [name, { ...Object(storedSections.get(name)), ...present(fields) }]);
  return { ...stored, ...Object.fromEntries(changed) };
}
