import type { Institution } from '@booking/api-client';
import { SETUP_STEPS } from '@booking/api-client/facts';
import { Button, Card, InlineMessage, Skeleton } from '@booking/ui';
import { Suspense } from 'react';
import { actionsFor, labelWith } from '../../../entity/actions/actions-for.ts';
import { DrawerButtons } from '../../../entity/actions/row-buttons.tsx';
import { useEntityDialogs } from '../../../entity/use-entity-dialogs.tsx';
import { InstituteFacts } from '../../../institutes/institute-facts.tsx';
import { ScheduledStatus } from '../../../institutes/scheduled-status.tsx';
import { SetupChecklist } from '../../../institutes/setup/setup-checklist.tsx';
import { StatusTimeline } from '../../../institutes/status-history.tsx';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import { usePageCommands } from '../../../page/page-commands.ts';
import { useUser } from '../../../session/session-context.ts';
import { institute as entity } from '../institute.tsx';
import { CustomerStrip } from './customer-strip.tsx';
import { NotesCard } from './notes-card.tsx';
import { NoticesCard } from './notices-card.tsx';
import { OwnerCard } from './owner-card.tsx';
import { StatusMessage } from './status-message.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import './overview.css';
import { ScrollPanel } from '../../../page/scroll-panel.tsx';

// Only staff of the platform see it.
const TagEditor = lazyPart(() =>
  import('../../../institutes/tag-editor.tsx').then(({ TagEditor }) => TagEditor),
);

/** Facts about an institute, the progress of its setup, and its activity. */
export function Overview({ institute }: { readonly institute: Institution }) {
  const isPlatform = useUser().institution === null;
  const { element, tools } = useEntityDialogs(entity);
  usePageCommands(
    actionsFor(entity.actions, institute).flatMap((action) =>
      tools.accessTo(action, institute).isOpen
        ? {
            key: `page-${action.key}`,
            label: labelWith(action, institute.name),
            icon: action.icon,
            onSelect: () => action.run(institute, tools),
          }
        : [],
    ),
  );
  const { setup, status } = institute;
  const change = entity.actions?.find(({ key }) => key === 'status');
  // An invited owner may join later: the institute can be activated without them.
  const isReady =
    status === 'Pending' &&
    institute.owner !== null &&
    SETUP_STEPS.every((step) => step === 'owner' || setup[step]);
  const isDraft = institute.status === 'Pending' && institute.owner === null;
  return (
    <ScrollPanel className="ck-overview">
      <StatusMessage institute={institute} />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <CustomerStrip institute={institute} />
        <DrawerButtons entity={entity} row={institute} tools={tools} />
      </div>
      <ScheduledStatus institute={institute} />
      {isPlatform && isDraft && (
        <InlineMessage
          title="This institute isn’t complete yet"
          action={
            <Button
              size="sm"
              variant="secondary"
              disabledReason={tools.accessTo({ call: 'institution.update' }, institute).reason}
              onClick={() => tools.edit(institute)}
            >
              Continue setup
            </Button>
          }
        >
          It has no owner, so no one was invited and its trial hasn’t started.
        </InlineMessage>
      )}
      {isPlatform && isReady && change?.run && (
        <InlineMessage
          title="Ready to be activated"
          action={
            <Button
              size="sm"
              disabledReason={tools.accessTo(change, institute).reason}
              onClick={() => change.run?.(institute, tools)}
            >
              Activate…
            </Button>
          }
        >
          Everything is set up. {institute.owner?.name} can join at any time.
        </InlineMessage>
      )}
      <div className="grid min-w-0 content-start gap-4 min-[1024px]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 content-start gap-4">
          <SetupChecklist institute={institute} />
          <Card title="Details" titleLevel={2} size="sm">
            <InstituteFacts
              institute={institute}
              without={[
                'subscription',
                'owner',
                'notes',
                ...(isPlatform ? (['tags'] as const) : []),
              ]}
            />
            {isPlatform && (
              <Suspense fallback={<Skeleton />}>
                <TagEditor institute={institute} />
              </Suspense>
            )}
          </Card>
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <SubscriptionCard institute={institute} />
          <NoticesCard institute={institute} />
          <OwnerCard institute={institute} />
          {isPlatform && <NotesCard institute={institute} />}
          <Card title="Status history" titleLevel={2} size="sm">
            <StatusTimeline institute={institute} />
          </Card>
        </div>
      </div>
      {element}
    </ScrollPanel>
  );
}
