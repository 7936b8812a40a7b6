import { SETTING_SECTIONS } from '../../../contract/facts/setting.ts';
import type { PolicyContent } from '../../../contract/schemas/policy.ts';
import { settingSections } from '../../../contract/schemas/setting.ts';
import { failure } from '../../failure.ts';
import { missingFeature } from '../allowance.ts';
import {
  isSection,
  platformDocument,
  policyDocument,
  settingDocument,
} from '../documents/settings.ts';
import { isPlatform } from '../documents/viewer.ts';
import { fieldFailure, sent } from '../refuse.ts';
import type { PolicyRow } from '../row-types.ts';
import type { Writer } from '../rows.ts';
import type { Store } from '../store.ts';
import { type Caller, type CallsOf, reached, requireVersion } from '../world-call.ts';
import { homeOf } from './category.ts';

export function settingCalls(store: Store): CallsOf<'setting'> {
  return {
    get: ({ input, caller }) =>
      settingDocument(store, homeOf(store, caller, input.institution)._id),

    save({ input, caller, writer }) {
      const { institution } = input;
      const home = homeOf(store, caller, institution);
      const document = () => settingDocument(store, institution);
      const row = store.settings.find(institution);
      // The version of settings that no one has saved is 0, and that of the first ones 1.
      const version = { ...(row ?? store.fresh(writer)), __v: document().__v };
      requireVersion(version, input.__v, document, store.users, caller);
      const stored = row ?? store.settings.add({ ...store.fresh(writer), _id: institution });
      if (input.reset) {
        const nothing = Object.fromEntries(SETTING_SECTIONS.map((section) => [section, {}]));
        store.settings.change(stored, nothing, writer);
        return document();
      }
      const { timezone, currency, locale } = input.region ?? {};
      const whole = document();
      const names = Object.keys(sent(input)).filter(isSection);
      const errors = names.flatMap((name) => {
        const parsed = settingSections[name].safeParse({
          ...whole[name],
          ...sent(Object(input[name])),
        });
        const issues = parsed.error?.issues ?? [];
        return issues.map(({ path, code, message }) => ({
          path: [name, ...path].join('.'),
          ...{ code, message },
        }));
      });
      if (errors.length > 0) throw failure('VALIDATION', { errors });
      const sections = names.map((name) => [
        name,
        { ...stored[name], ...sent(Object(input[name])) },
      ]);
      store.settings.change(stored, Object.fromEntries(sections), writer);
      store.institutions.change(home, { timezone, currency, locale }, writer);
      return document();
    },
  };
}

export function policyCalls(store: Store): CallsOf<'policy'> {
  const ofHome = (id: string) => store.policies.all().find(({ institution }) => institution === id);
  const documentOf = (id: string, caller: Caller) => {
    const document = policyDocument(store, store.policies.get(id), caller);
    if (!document) throw store.policies.missing();
    return document;
  };
  const add = (institution: string, content: PolicyContent, writer: Writer) => {
    const { at: effectiveFrom, by } = writer;
    const versions = [{ effectiveFrom, by, content }];
    return store.policies.add({ ...store.fresh(writer), institution, versions });
  };
  const change = (row: PolicyRow, changes: Partial<PolicyContent>, writer: Writer) => {
    const latest = row.versions.at(-1);
    if (!latest) throw store.policies.missing();
    const content = { ...latest.content, ...changes };
    if (JSON.stringify(content) === JSON.stringify(latest.content)) return;
    const version = { effectiveFrom: writer.at, by: writer.by, content };
    store.policies.change(row, { versions: [...row.versions, version] }, writer);
  };
  const requirePolicies = (id: string) => {
    const message = missingFeature(store, id, 'policies', 'policies');
    if (message !== undefined) throw failure('NOT_ENTITLED', { message });
  };

  return {
    get({ input: { institution, versionNo }, caller }) {
      const row = ofHome(homeOf(store, caller, institution)._id);
      return (row && policyDocument(store, row, caller, versionNo)) ?? null;
    },

    create({ input: { institution, ...content }, caller, writer }) {
      requirePolicies(homeOf(store, caller, institution)._id);
      return documentOf(add(institution, content, writer)._id, caller);
    },

    update({ id, input: { __v, ...changes }, caller, writer }) {
      const row = reached(store.policies, caller, id, ({ institution }) => institution);
      requirePolicies(row.institution);
      requireVersion(row, __v, () => documentOf(id, caller), store.users, caller);
      change(row, sent(changes), writer);
      return documentOf(id, caller);
    },

    save({ input: { institution, __v, ...content }, caller, writer }) {
      requirePolicies(homeOf(store, caller, institution)._id);
      const row = ofHome(institution);
      if (!row) return documentOf(add(institution, content, writer)._id, caller);
      requireVersion(row, __v, () => documentOf(row._id, caller), store.users, caller);
      change(row, content, writer);
      return documentOf(row._id, caller);
    },
  };
}

export function bkbtrSettingCalls(store: Store): CallsOf<'bkbtrSetting'> {
  return {
    get: ({ caller }) => platformDocument(store, caller),

    save({ input, caller, writer }) {
      if (!isPlatform(caller)) throw failure('FORBIDDEN');
      const { __v, availableTemplates, messaging, housekeeping, ...sections } = input;
      const [row] = store.platform.all();
      if (!row) throw store.platform.missing();
      const document = () => platformDocument(store, caller);
      requireVersion(row, __v, document, store.users, caller);
      const missing = availableTemplates?.findIndex((id) => !store.templates.find(id)) ?? -1;
      if (missing !== -1) {
        const path = `availableTemplates.${missing}`;
        throw fieldFailure('VALIDATION', path, 'Template not found.', 'not_found');
      }
      for (const template of availableTemplates ? store.templates.all() : []) {
        const isAvailable = availableTemplates?.includes(template._id) ?? template.isAvailable;
        store.templates.change(template, { isAvailable }, writer);
      }
      const { token, ...provider } = messaging ?? {};
      const held = housekeeping?.goOn ? [] : row.housekeeping?.held;
      const next = store.platform.change(
        row,
        {
          ...sections,
          ...(messaging && { messaging: { ...row.messaging, ...sent(provider) } }),
          ...(token !== undefined && { token }),
          ...(housekeeping && { housekeeping: { ...housekeeping, held: held ?? [] } }),
        },
        writer,
      );
      // The available templates are stored elsewhere, but are part of the same document.
      if (availableTemplates && next === row) {
        store.platform.replace({ ...row, updatedAt: writer.at, __v: row.__v + 1 });
      }
      const saved = document();
      if (!saved) throw store.platform.missing();
      return saved;
    },
  };
}
