import { type Institution, isApiError } from '@booking/api-client';
import { Avatar, Button, Drawer, EmptyState, ErrorState, PageSpinner } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import closedDoor from '../../illustrations/closed-door.svg';
import { InstituteChips } from '../../institutes/institute-chips.tsx';
import { InstituteFacts } from '../../institutes/institute-facts.tsx';
import { StatusHistory } from '../../institutes/status-history.tsx';
import { TagEditor } from '../../institutes/tag-editor.tsx';
import { messageOf } from '../../messages/failure-message.ts';
import { DrawerClose, DrawerHead } from '../../page/drawer-head.tsx';
import { useReads } from '../../session/session-context.ts';
import type { Dialogs } from './use-dialogs.tsx';

export interface InstituteDrawerProps {
  /** Undefined while no institute is open. */
  readonly id: string | undefined;
  /** The institute from the list, shown until it is fetched by itself. */
  readonly known: Institution | undefined;
  readonly onClose: () => void;
  readonly dialogs: Dialogs;
}

/** An institute beside the list: its details, status history and actions. */
export default function InstituteDrawer({ id, known, onClose, dialogs }: InstituteDrawerProps) {
  const reads = useReads();
  // The content stays while the drawer closes.
  const [shown, setShown] = useState(id);
  if (id && id !== shown) setShown(id);
  const {
    data: institute,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...reads.institution.get(shown ?? ''),
    enabled: id !== undefined,
    placeholderData: known,
  });
  return (
    <Drawer
      open={id !== undefined}
      onClose={onClose}
      side="end"
      label={institute?.name ?? 'Institute'}
    >
      <article className="ck-institute-drawer">
        {error && !institute && (
          <>
            <DrawerClose onClose={onClose} />
            {isApiError(error) && error.status === 404 ? (
              <EmptyState
                illustration={<img src={closedDoor} alt="" width={120} height={160} />}
                title="Institute not found"
                action={
                  <Button variant="secondary" icon="arrow-left" onClick={onClose}>
                    Back to list
                  </Button>
                }
              >
                The link may be incomplete, or the institute may have been removed.
              </EmptyState>
            ) : (
              <ErrorState
                title="Couldn’t load this institute"
                message={messageOf(error)}
                requestId={isApiError(error) ? error.requestId : undefined}
                onRetry={() => void refetch()}
                isRetrying={isFetching}
              />
            )}
          </>
        )}
        {!error && !institute && <PageSpinner />}
        {institute && <Details institute={institute} dialogs={dialogs} onClose={onClose} />}
      </article>
    </Drawer>
  );
}

function Details({
  institute,
  dialogs,
  onClose,
}: {
  readonly institute: Institution;
  readonly dialogs: Dialogs;
  readonly onClose: () => void;
}) {
  const { name } = institute;
  return (
    <>
      <DrawerHead
        picture={<Avatar name={name} shape="arch" size="md" />}
        title={name}
        subtitle={<InstituteChips institute={institute} />}
        onClose={onClose}
      />
      <div className="ck-drawer-actions">
        <Button
          variant="secondary"
          icon="pencil"
          disabledReason={dialogs.can('institution.update', institute).reason}
          onClick={() => dialogs.edit(institute)}
        >
          Edit
        </Button>
        <Button
          color="transparent"
          variant="secondary"
          icon="circle-dot-dashed"
          disabledReason={dialogs.can('institution.changeStatus', institute).reason}
          onClick={() => dialogs.changeStatus(institute)}
        >
          Change status
        </Button>
      </div>
      <InstituteFacts institute={institute} tags={<TagEditor institute={institute} />} />
      <StatusHistory institute={institute} />
    </>
  );
}
