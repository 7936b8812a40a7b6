'use client';
import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import { announce } from '../primitives/dom/announce.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import type { Clock } from './clock.ts';
import { type Minutes, meeting } from './layout.ts';
import type { RowLine } from './lines.ts';
import { resourceTimelineMessages } from './resource-timeline.messages.ts';
import type {
  ResourceTimelineItem,
  ResourceTimelineProps,
  ResourceTimelineResult,
} from './resource-timeline.types.ts';
import type { Names } from './use-names.ts';

/** A change before it is made: where an item would be, or a new one. */
export interface Draft extends Minutes {
  readonly item: ResourceTimelineItem | undefined;
  /** Key of the row. */
  readonly row: string;
  /** Where the item is. */
  readonly before: Minutes & { readonly row: string };
  readonly by: 'pointer' | 'keys';
}

/** A change that the host has promised. */
export interface Pending {
  readonly id: number;
  readonly item: ResourceTimelineItem;
}

interface ChangesOptions<T extends ResourceTimelineItem>
  extends Pick<ResourceTimelineProps<T>, 'items' | 'onCreate' | 'onMove' | 'onResize' | 'overlap'> {
  pending: readonly Pending[];
  setPending: Dispatch<SetStateAction<readonly Pending[]>>;
  clock: Clock;
  names: Names;
  /** Whether times are written without an hour, as days. */
  hasDaysOnly: boolean;
  rowOf: (key: string) => RowLine | undefined;
  closedOn: (minutes: number) => boolean | string | undefined;
}

/** Makes changes: shows them before, asks the host, keeps those that it promises, and takes back those that it refuses. */
export function useChanges<T extends ResourceTimelineItem>({
  items,
  pending,
  setPending,
  onCreate,
  onMove,
  onResize,
  overlap,
  clock,
  names,
  hasDaysOnly,
  rowOf,
  closedOn,
}: ChangesOptions<T>) {
  const messages = useMessages('resourceTimeline', resourceTimelineMessages);
  const [draft, setDraft] = useState<Draft>();
  /** Why the last change was not made. */
  const [notice, setNotice] = useState<string>();
  const silence = useRef<() => void>(undefined);
  const count = useRef(0);

  const say = (text: string) => {
    silence.current?.();
    silence.current = announce(text);
  };
  const placeName = ({ row, from, to }: Pick<Draft, 'row' | 'from' | 'to'>) =>
    `${names.span({ from, to })}, ${rowOf(row)?.row.label ?? row}`;

  const refuse = (item: ResourceTimelineItem | undefined, reason: string) => {
    setNotice(reason);
    say(item ? messages.refused(item.label, reason) : `${messages.undrawn} ${reason}`);
  };

  /** Returns why a change can't be made, before the host is asked. */
  const obstacle = ({ item, row, from, to, before }: Draft): string | undefined => {
    const closed = from === before.from && row === before.row && item ? undefined : closedOn(from);
    if (closed) return typeof closed === 'string' ? closed : messages.isClosed;
    if (overlap !== 'refuse') return undefined;
    const line = rowOf(row);
    const neighbour =
      line && meeting(line.track, { from, to }).find((met) => met.item.key !== item?.key);
    return neighbour && messages.overlaps(neighbour.item.label);
  };

  const ask = (change: Draft, span: { row: string; start: string; end: string }) => {
    if (!change.item) return onCreate?.(span);
    const { key } = change.item;
    const item = items.find((candidate) => candidate.key === key);
    if (!item) return;
    const isMoved = change.to - change.from === change.before.to - change.before.from;
    return (isMoved ? onMove : onResize)?.({ ...span, item });
  };

  const settle = (change: Draft, result: Awaited<ResourceTimelineResult>) => {
    if (result) return refuse(change.item, result.refused);
    const place = placeName(change);
    say(change.item ? messages.dropped(change.item.label, place) : messages.drawn(place));
  };

  const wait = async (
    change: Draft,
    item: ResourceTimelineItem,
    promise: PromiseLike<Awaited<ResourceTimelineResult>>,
  ) => {
    count.current += 1;
    const id = count.current;
    setPending((all) => [...all, { id, item }]);
    const result = await Promise.resolve(promise).catch(() => ({ refused: messages.failed }));
    setPending((all) => all.filter((promise) => promise.id !== id));
    settle(change, result);
  };

  const drop = (change: Draft) => {
    setDraft(undefined);
    const { item, row, from, to, before } = change;
    if (item && row === before.row && from === before.from && to === before.to) {
      return say(messages.cancelled(item.label));
    }
    const reason = obstacle(change);
    if (reason !== undefined) return refuse(item, reason);
    const hasTime = item ? item.start.length > 10 : !hasDaysOnly;
    const span = { row, start: clock.textOf(from, hasTime), end: clock.textOf(to, hasTime) };
    const result = ask(change, span);
    if (!result || !('then' in result)) return settle(change, result ?? undefined);
    const shown = item ?? { key: `new ${count.current}`, label: messages.isNew };
    void wait(change, { ...shown, ...span }, result);
  };

  return {
    draft,
    pending,
    notice,
    canCreate: onCreate !== undefined,
    canMove: onMove !== undefined,
    canResize: onResize !== undefined,
    isPending: (key: string) => pending.some(({ item }) => item.key === key),
    /** Says why an item stays where it is. */
    explain(item: ResourceTimelineItem, reason: string) {
      setNotice(reason);
      say(`${item.label}: ${reason}`);
    },
    /** Shows where something would be. */
    show(next: Draft) {
      setNotice(undefined);
      setDraft(next);
      const place = placeName(next);
      say(next.item ? messages.moving(next.item.label, place) : messages.drawing(place));
    },
    drop,
    cancel() {
      if (!draft) return;
      setDraft(undefined);
      say(draft.item ? messages.cancelled(draft.item.label) : messages.undrawn);
    },
    clearNotice: () => setNotice(undefined),
  };
}

export type Changes = ReturnType<typeof useChanges>;

/** Returns the items as they are shown: those of promised changes where they will be. */
export function shownItems(
  items: readonly ResourceTimelineItem[],
  pending: readonly Pending[],
): readonly ResourceTimelineItem[] {
  if (pending.length === 0) return items;
  const promised = new Map(pending.map(({ item }) => [item.key, item]));
  const shown = items.map((item) => {
    const changed = promised.get(item.key);
    promised.delete(item.key);
    return changed ?? item;
  });
  return [...shown, ...promised.values()];
}
