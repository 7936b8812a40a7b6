import type { Query } from '@booking/api-client/query';
import { Button, Collapsible, Drawer, EmptyState, PageSpinner } from '@booking/ui';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useCan } from '../access/can.ts';
import closedDoor from '../illustrations/closed-door.svg';
import type { OpenRow } from '../list/list-panel.tsx';
import { tableTarget } from '../list/table-target.ts';
import { LoadingOrError } from '../loading/load-error.tsx';
import { whenOnline } from '../loading/when-online.ts';
import { isNotFound } from '../messages/failure-message.ts';
import { usePageCommands } from '../page/page-commands.ts';
import { actionsFor, labelWith } from './actions/actions-for.ts';
import { DrawerButtons } from './actions/row-buttons.tsx';
import type { EntityRow } from './api-types.ts';
import type { EntityTools } from './entity.ts';
import { type Entity, titleOf } from './entity.ts';
import { RowFacts } from './row-facts.tsx';
import { type EntityReads, useEntityCalls } from './use-entity-calls.ts';

const RecordHistory = lazy(whenOnline(() => import('../audit/record-history.tsx')));

export interface EntityDrawerProps<E extends EntityRow, K extends string> extends OpenRow<E> {
  readonly entity: Entity<E, K>;
  readonly tools: EntityTools<E, K>;
}

/** A record beside the list: its details and actions. */
export default function EntityDrawer<E extends EntityRow, K extends string>({
  entity,
  tools,
  id,
  known: listedRow,
  onClose,
}: EntityDrawerProps<E, K>) {
  // The content stays while the drawer closes.
  const [shown, setShown] = useState(id);
  if (id && id !== shown) setShown(id);
  const { row, isMissing, query } = useRow(entity, shown, id, listedRow);
  const { picture: Picture, subtitle: Subtitle } = entity;
  const name = row ? entity.rowLabel(row) : titleOf(entity);
  const isRemoved = useRef(false);
  const ownTools: EntityTools<E, K> = {
    ...tools,
    saved: (call, saved) => {
      isRemoved.current = call === 'remove';
      if (isRemoved.current) onClose();
      tools.saved(call, saved);
    },
  };
  return (
    <Drawer
      open={id !== undefined}
      onOpenChange={onClose}
      // The link that opened it goes with its row.
      onClosed={() => {
        if (isRemoved.current) tableTarget.current?.focus();
        isRemoved.current = false;
      }}
      side="end"
      hasPadding={false}
      label={name}
      title={name}
      description={row && Subtitle && <Subtitle row={row} />}
      media={row && Picture && <Picture row={row} />}
    >
      <article className="flex flex-col gap-4 px-5 pt-4 pb-7">
        {row ? (
          <Details row={row} entity={entity} tools={ownTools} />
        ) : isMissing ? (
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
          <LoadingOrError query={query} title={`Couldn’t load this ${entity.noun.one}`} />
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
  listedRow: E | undefined,
) {
  const { reads } = useEntityCalls<E, K>(entity);
  const query = useQuery({
    ...oneOf(reads, shown ?? ''),
    enabled: open !== undefined,
  });
  const { data, error } = query;
  const isMissing = data === null || (!data && isNotFound(error));
  const row = data ?? (error || isMissing ? undefined : listedRow);
  return { row, isMissing, query };
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
  extends Pick<EntityDrawerProps<E, K>, 'entity' | 'tools'> {
  readonly row: E;
}

function Details<E extends EntityRow, K extends string>({
  row,
  entity,
  tools,
}: DetailsProps<E, K>) {
  const { details: Body, rowLabel, actions } = entity;
  const name = rowLabel(row);
  usePageCommands(
    actionsFor(actions, row).flatMap((action) =>
      tools.accessTo(action, row).isOpen
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
      <DrawerButtons entity={entity} row={row} tools={tools} pageHref={entity.pageHref?.(row)} />
      {/* The drawer itself must not wait for it: while hidden, it would lose the focus. */}
      <Suspense fallback={<PageSpinner />}>
        {Body ? <Body row={row} /> : <RowFacts entity={entity} row={row} />}
      </Suspense>
      {entity.group !== 'audit' && <History key={row._id} id={row._id} />}
    </>
  );
}

/** Changes of the record, for those who may see them; loaded once someone opens them. */
function History({ id }: { readonly id: string }) {
  const [isOpen, setOpen] = useState(false);
  const { isOpen: isAllowed } = useCan()('audit.list');
  if (!isAllowed) return null;
  return (
    <Collapsible title="History" titleLevel={3} open={isOpen} onOpenChange={setOpen}>
      {isOpen && (
        <Suspense fallback={<PageSpinner />}>
          <RecordHistory id={id} />
        </Suspense>
      )}
    </Collapsible>
  );
}
