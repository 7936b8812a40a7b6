import { TEMPLATE_APPROVED } from '../../../contract/facts/whatsapp.ts';
import type { MessageTemplates, Whatsapp } from '../../../contract/schemas/whatsapp.ts';
import { sampleMessageTemplates } from '../../../sample/message-templates.ts';
import type { WhatsappRow } from '../row-types.ts';
import type { Store } from '../store.ts';
import { named } from './viewer.ts';

export function whatsappDocument(store: Store, { institutionId, ...row }: WhatsappRow): Whatsapp {
  const template = sampleMessageTemplates.find(
    ({ name, language = 'en' }) =>
      name === row.template?.name && language === row.template.language,
  );
  return {
    ...row,
    institution: named(store.institutions.get(institutionId)),
    templateStatus: template ? (template.status ?? TEMPLATE_APPROVED) : null,
    templateCategory: template ? (template.category ?? 'UTILITY') : null,
    isActive: row.status === 'Active',
  };
}

/** The samples of a world without a provider. @param institutionId whose uses are counted; undefined for all. */
export function messageTemplatesOf(
  store: Store,
  institutionId: string | undefined,
): MessageTemplates {
  const rows = store.whatsapps
    .all()
    .filter((row) => institutionId === undefined || row.institutionId === institutionId);
  const templates = sampleMessageTemplates.map(
    ({ name, body, examples = [], language = 'en', category = 'UTILITY', ...rest }) => ({
      name,
      language,
      category,
      status: rest.status ?? TEMPLATE_APPROVED,
      rejectedReason: rest.reason ?? null,
      quality: null,
      header: null,
      body,
      footer: rest.footer ?? null,
      buttons: [],
      variables: examples.map((example, at) => ({ key: String(at + 1), example })),
      usageCount: rows.filter(
        ({ template }) => template?.name === name && template.language === language,
      ).length,
    }),
  );
  return { source: 'sample', syncedAt: null, failure: null, templates };
}
