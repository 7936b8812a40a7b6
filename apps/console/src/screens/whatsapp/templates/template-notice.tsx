import type { MessageTemplates } from '@booking/api-client';
import type { TemplateFailure } from '@booking/api-client/facts';
import { InlineMessage } from '@booking/ui';
import { RecordMoment } from '../../../facts/record-moment.tsx';

const causes: Readonly<Record<TemplateFailure, string>> = {
  timeout: 'The provider didn’t answer in time.',
  rateLimited: 'The provider’s limit of requests is reached.',
  credentials: 'The provider refused the account’s credentials, so active messages are blocked.',
  unavailable: 'The provider can’t be reached.',
};

/** How far the templates can be relied on, and that nothing is sent from here. */
export function TemplateNotice({ templates }: { readonly templates: MessageTemplates }) {
  const { source, failure, syncedAt } = templates;
  if (source === 'sample') {
    return (
      <InlineMessage title="Sample templates: nothing is sent">
        No WhatsApp provider is connected. You can prepare messages with these samples.
      </InlineMessage>
    );
  }
  return (
    <>
      {failure && (
        <InlineMessage
          tone={failure.kind === 'credentials' ? 'danger' : 'warning'}
          title="Couldn’t update the templates"
        >
          {causes[failure.kind]} Next attempt after <RecordMoment at={failure.retryAt} />.
          {syncedAt && (
            <>
              {' '}
              Shown as of <RecordMoment at={syncedAt} />.
            </>
          )}
        </InlineMessage>
      )}
      <InlineMessage title="Not sending yet">
        Messages are set up here. Nothing is sent until a sender is connected.
      </InlineMessage>
    </>
  );
}
