import type { Institution } from '@booking/api-client';
import { includes } from '@booking/api-client/facts';
import { InlineMessage, PageSpinner, ViewTabs } from '@booking/ui';
import { lazy, Suspense, useMemo } from 'react';
import { useLocation } from 'react-router';
import { FormFrame } from '../../dialogs/form-frame.tsx';
import { EntityPanel } from '../../entity/entity-screen.tsx';
import { whenOnline } from '../../loading/when-online.ts';
import { useUser } from '../../session/session-context.ts';
import { eventsOf } from '../../whatsapp/events.ts';
import { messagesOf } from './message.tsx';
import { TemplateNotice } from './templates/template-notice.tsx';
import { useTemplates } from './templates/use-templates.ts';

const TemplateList = lazy(whenOnline(() => import('./templates/template-list.tsx')));

const tabOf = (search: string) => new URLSearchParams(search).get('tab');

/** The messages of an institute, and the templates that they are made of. */
export function MessagesView({ institute }: { readonly institute: Institution }) {
  const isTemplates = tabOf(useLocation().search) === 'templates';
  const base = `/all-institutes/${institute._id}/whatsapp`;
  const isPlatform = useUser().institution === null;
  const entity = useMemo(() => messagesOf(institute, isPlatform), [institute, isPlatform]);
  return (
    <>
      <div className="flex-none px-5 pt-3 max-md:px-3">
        <ViewTabs
          look="segments"
          label="WhatsApp"
          views={[
            { key: 'messages', label: 'Messages', href: base },
            { key: 'templates', label: 'Templates', href: `${base}?tab=templates` },
          ]}
          current={isTemplates ? 'templates' : 'messages'}
        />
      </div>
      <FormFrame partOf={tabOf}>
        {isTemplates ? (
          <Suspense fallback={<PageSpinner />}>
            <TemplateList instituteId={institute._id} />
          </Suspense>
        ) : (
          <>
            <Notices institute={institute} />
            <EntityPanel entity={entity} within={{ institution: institute._id }} />
          </>
        )}
      </FormFrame>
    </>
  );
}

/** Notices about features that the plan leaves out, and about the templates. */
function Notices({ institute }: { readonly institute: Institution }) {
  const { data } = useTemplates(institute._id);
  const canSend = includes(institute.currentSubscription, 'whatsappIntegration');
  return (
    <div className="grid flex-none gap-2 px-5 pt-3 empty:hidden max-md:px-3">
      {!canSend && (
        <InlineMessage tone="warning" title="Automatic messages need the Professional plan">
          {eventsOf(institute).length > 0
            ? 'This plan includes manual sharing only.'
            : 'Manual sharing needs the Standard plan.'}
        </InlineMessage>
      )}
      {data && <TemplateNotice templates={data} />}
    </div>
  );
}
