import { sampleMessageTemplates } from '@booking/api-client/sample';
import { storedTemplate } from './content.ts';
import type { ProviderTemplate, TemplateProvider } from './provider.ts';

/** The account of the samples, which no provider has. */
export const SAMPLE_ACCOUNT = 'sample';

/** Templates to look at while no provider is connected. Nothing can be sent with them. */
export const sampleTemplates: readonly ProviderTemplate[] = sampleMessageTemplates.map(
  ({ name, body, examples = [], language = 'en', category = 'UTILITY', ...fields }) =>
    storedTemplate({
      ...{ name, language, category },
      status: fields.status ?? 'APPROVED',
      rejected_reason: fields.reason,
      components: [
        { type: 'BODY', text: body, example: { body_text: [examples] } },
        ...(fields.footer ? [{ type: 'FOOTER', text: fields.footer }] : []),
      ],
    }),
);

export const sampleProvider: TemplateProvider = {
  account: SAMPLE_ACCOUNT,
  list: async () => sampleTemplates,
};
