import type { MessageTemplate } from '@booking/api-client';
import { MESSAGE_TEMPLATES_MAX } from '@booking/api-client/facts';
import { Button, Card, EmptyState, notify, Tag } from '@booking/ui';
import { useState } from 'react';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { RecordMoment } from '../../../facts/record-moment.tsx';
import frontDesk from '../../../illustrations/front-desk.svg';
import { LoadingOrError } from '../../../loading/load-error.tsx';
import { messageOf } from '../../../messages/failure-message.ts';
import { ScrollPanel } from '../../../page/scroll-panel.tsx';
import { numberFormat } from '../../../region/region.ts';
import { useSession } from '../../../session/session-context.ts';
import { MessageBubble } from '../message-bubble.tsx';
import { headerText } from '../message-text.ts';
import { languageName, providerWord } from '../provider-words.ts';
import { TemplateNotice } from './template-notice.tsx';
import { TemplateStatus } from './template-status.tsx';
import { useTemplates } from './use-templates.ts';

/** The templates of the provider's account, which are changed there. */
export default function TemplateList({ instituteId }: { readonly instituteId: string }) {
  const query = useTemplates(instituteId);
  const { data } = query;
  if (!data) return <LoadingOrError query={query} title="Couldn’t load templates" />;
  const names = new Set(data.templates.map(({ name }) => name)).size;
  return (
    <ScrollPanel>
      <TemplateNotice templates={data} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-bk-secondary type-body-sm">
        <p>
          {numberFormat().format(names)} of {MESSAGE_TEMPLATES_MAX} templates used.
          {data.syncedAt && (
            <>
              {' '}
              Updated <RecordMoment at={data.syncedAt} />.
            </>
          )}
        </p>
        {data.source === 'provider' && <Refresh instituteId={instituteId} />}
      </div>
      {data.templates.length === 0 ? (
        <EmptyState
          illustration={<img src={frontDesk} alt="" width={120} height={160} />}
          title="No templates yet"
          description="Add templates at your WhatsApp provider. They appear here once it has them."
        />
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,340px),1fr))] gap-4">
          {data.templates.map((template) => (
            <li key={`${template.name} ${template.language}`}>
              <Template template={template} />
            </li>
          ))}
        </ul>
      )}
    </ScrollPanel>
  );
}

function Refresh({ instituteId }: { readonly instituteId: string }) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const [isLoading, setIsLoading] = useState(false);
  async function refresh(): Promise<void> {
    setIsLoading(true);
    try {
      await api.whatsapp.templates({ institution: instituteId, refresh: true });
      // Actions may have been blocked by what it brought.
      invalidate('whatsapp.update');
    } catch (error) {
      notify.error(`Couldn’t refresh templates. ${messageOf(error)}`);
    } finally {
      setIsLoading(false);
    }
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      icon="refresh-cw"
      isLoading={isLoading}
      onClick={() => void refresh()}
    >
      Refresh
    </Button>
  );
}

function Template({ template }: { readonly template: MessageTemplate }) {
  const { name, language, category, status, rejectedReason, quality, header, body } = template;
  const { footer, buttons, usageCount } = template;
  return (
    <Card title={name} titleLevel={2} size="sm" titleEnd={<TemplateStatus status={status} />}>
      <p className="mb-2.5 flex flex-wrap items-center gap-1.5 text-bk-secondary type-body-sm">
        <Tag label={languageName(language)} />
        <Tag label={providerWord(category)} />
        {quality && <Tag label={`Quality: ${providerWord(quality).toLowerCase()}`} />}
        <span>{usageCount === 1 ? 'Used by 1 message' : `Used by ${usageCount} messages`}</span>
      </p>
      {rejectedReason && (
        <p className="mb-2.5 text-bk-danger type-body-sm">
          Rejected: {providerWord(rejectedReason)}
        </p>
      )}
      <MessageBubble header={header && headerText(header)} footer={footer} buttons={buttons}>
        <p lang={language}>{body}</p>
      </MessageBubble>
    </Card>
  );
}
