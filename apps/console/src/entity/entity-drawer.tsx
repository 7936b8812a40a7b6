import { isApiError } from '@booking/api-client';
import type { Query } from '@booking/api-client/query';
import { Button, Drawer, EmptyState, ErrorState, PageSpinner } from '@booking/ui';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import closedDoor from '../illustrations/closed-door.svg';
import type { OpenRow } from '../list/list-panel.tsx';
import { messageOf } from '../messages/failure-message.ts';
import { DrawerClose, DrawerHead } from '../page/drawer-head.tsx';
import { usePageCommands } from '../page/page-commands.ts';
import { actionsFor, labelWith } from './actions/actions-for.ts';
import { DrawerButtons } from './actions/row-buttons.tsx';
import type { EntityRow } from './api-types.ts';
import type { EntityTools } from './entity.ts';
import { type Entity, titleOf } from './entity.ts';
import { RowFacts } from './row-facts.tsx';
import { type EntityReads, useEntityCalls } from './use-entity-calls.ts';

export interface EntityDrawerProps<E extends EntityRow, K extends string> extends OpenRow<E> {
  readonly entity: Entity<E, K>;
  readonly tools: EntityTools<E, K>;
}

/** A record beside the list: its details and actions. */
export default function EntityDrawer<E extends EntityRow, K extends string>({
  entity,
  tools,
  id,
  known,
  onClose,
}: EntityDrawerProps<E, K>) {
  // The content stays while the drawer closes.
  const [shown, setShown] = useState(id);
  if (id && id !== shown) setShown(id);
  const { row, error, isMissing, refetch, isFetching } = useRow(entity, shown, id, known);
  return (
    <Drawer
      open={id !== undefined}
      onClose={onClose}
      side="end"
      label={row ? entity.rowLabel(row) : titleOf(entity)}
    >
      <article className="ck-entity-drawer">
        {row ? (
          <Details row={row} entity={entity} tools={tools} onClose={onClose} />
        ) : error || isMissing ? (
          <>
            <DrawerClose onClose={onClose} />
            {isMissing ? (
              <EmptyState
                illustration={<img src={closedDoor} alt="" width={120} height={160} />}
                title={`${titleOf(entity)} not found`}
                action={
                  <Button variant="secondary" icon="arrow-left" onClick={onClose}>
                    Back to list
                  </Button>
                }
                description={`The link may be incomplete, or the ${entity.noun.one} may have been removed.`}
              />
            ) : (
              <ErrorState
                title={`Couldn’t load this ${entity.noun.one}`}
                description={error ? messageOf(error) : undefined}
                requestId={isApiError(error) ? error.requestId : undefined}
                onRetry={() => void refetch()}
                isRetrying={isFetching}
              />
            )}
          </>
        ) : (
          <PageSpinner />
        )}
      </article>
    </Drawer>
  );
}

/** The open record: from the list at once, then as it is on the server. */
function useRow<E extends EntityRow, K extends string>(
  entity: Entity<E, K>,
  shown: string | undefined,
  open: string | undefined,
  known: E | undefined,
) {
  const { reads } = useEntityCalls<E, K>(entity);
  const { data, error, refetch, isFetching } = useQuery({
    ...oneOf(reads, shown ?? ''),
    enabled: open !== undefined,
  });
  const isMissing = data === null || (!data && isApiError(error) && error.status === 404);
  const row = data ?? (error || isMissing ? undefined : known);
  return { row, error, isMissing, refetch, isFetching };
}

/** The query of one record, null when there is none. Without a call for one, the list of its id reads it. */
function oneOf<E extends EntityRow, K extends string>(
  reads: EntityReads<E, K>,
  id: string,
): { readonly queryKey: QueryKey; readonly queryFn: Query<E | null>['queryFn'] } {
  if (reads.get) return reads.get(id);
  const list = reads.list({ _id: [id] });
  return {
    queryKey: [list.queryKey[0], 'one', id],
    queryFn: async (context) => (await list.queryFn(context)).items[0] ?? null,
  };
}

interface DetailsProps<E extends EntityRow, K extends string>
  extends Pick<EntityDrawerProps<E, K>, 'entity' | 'tools' | 'onClose'> {
  readonly row: E;
}

function Details<E extends EntityRow, K extends string>({
  row,
  entity,
  tools,
  onClose,
}: DetailsProps<E, K>) {
  const { picture: Picture, subtitle: Subtitle, details: Body, rowLabel, actions } = entity;
  const name = rowLabel(row);
  usePageCommands(
    actionsFor(actions, row).flatMap((action) =>
      tools.gate(action, row).isOpen
        ? {
            key: `open-${action.key}`,
            label: labelWith(action, name),
            icon: action.icon,
            onSelect: () => action.run(row, tools),
          }
        : [],
    ),
  );
  return (
    <>
      <DrawerHead
        picture={Picture && <Picture row={row} />}
        title={name}
        subtitle={Subtitle && <Subtitle row={row} />}
        onClose={onClose}
      />
      <DrawerButtons entity={entity} row={row} tools={tools} pageHref={entity.pageHref?.(row)} />
      {/* The drawer itself must not wait for it: while hidden, it would lose the focus. */}
      <Suspense fallback={<PageSpinner />}>
        {Body ? <Body row={row} /> : <RowFacts entity={entity} row={row} />}
      </Suspense>
    </>
  );
}
