'use client';
import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef, useState } from 'react';
import { announce } from '../primitives/dom/announce.ts';
import type { ChangeResult } from '../primitives/react/use-promised.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { type Clock, DAY } from './clock.ts';
import { type Draft, type ItemSpot, isSameSpot, type Spot, spotsOf } from './drafts.ts';
import { meeting, type Placed } from './layout.ts';
import type { RowOrder } from './lines.ts';
import type { Pending } from './pending.ts';
import { resourceTimelineMessages } from './resource-timeline.messages.ts';
import type {
  ResourceTimelineItem,
  ResourceTimelineProps,
  ResourceTimelineSpan,
} from './resource-timeline.types.ts';
import type { Names } from './use-names.ts';

interface ChangesOptions<T extends ResourceTimelineItem>
  extends Pick<ResourceTimelineProps<T>, 'items' | 'onCreate' | 'onMove' | 'onResize' | 'overlap'> {
  pending: readonly Pending[];
  setPending: Dispatch<SetStateAction<readonly Pending[]>>;
  /** Keys of selected items. */
  selected: ReadonlySet<string> | undefined;
  clock: Clock;
  names: Names;
  /** Whether times are written without an hour, as days. */
  hasDaysOnly: boolean;
  order: RowOrder;
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
  selected,
  clock,
  names,
  hasDaysOnly,
  order,
  closedOn,
}: ChangesOptions<T>) {
  const messages = useMessages('resourceTimeline', resourceTimelineMessages);
  const number = useNumber();
  const [draft, setDraft] = useState<Draft>();
  /** Why the last change was not made. */
  const [notice, setNotice] = useState<string>();
  const silence = useRef<() => void>(undefined);
  const count = useRef(0);
  /** The change that is read out once the items have it, with the items before it. */
  const reported = useRef<{ readonly change: Draft; readonly before: readonly T[] }>(undefined);
  const pendingKeys = useMemo(
    () => new Set(pending.flatMap(({ items }) => items.map(({ key }) => key))),
    [pending],
  );

  const say = (text: string) => {
    silence.current?.();
    silence.current = announce(text);
  };
  const placeName = ({ row, from, to }: Spot) =>
    `${names.span({ from, to })}, ${order.rows[order.placeOf(row)]?.row.label ?? row}`;
  /** "Asha Rao", or "Asha Rao +2". */
  const nameOf = ({ label }: ResourceTimelineItem, { others }: Draft) =>
    others.length > 0 ? `${label} +${number.plain(others.length)}` : label;

  const refuse = (change: Draft, reason: string) => {
    setNotice(reason);
    const { item } = change;
    say(item ? messages.refused(nameOf(item, change), reason) : `${messages.undrawn} ${reason}`);
  };

  /** Returns why a change can't be made, before the host is asked. */
  const obstacle = (change: Draft): string | undefined => {
    const spots = spotsOf(change, order);
    const isMoved =
      !change.item || change.from !== change.before.from || change.row !== change.before.row;
    const closed = isMoved && spots.map(({ from }) => closedOn(from)).find(Boolean);
    if (closed) return typeof closed === 'string' ? closed : messages.isClosed;
    if (overlap !== 'refuse') return undefined;
    const own = new Set(spots.map(({ item }) => item?.key));
    // Time that is drawn in days is taken for nights: it may begin on the day on which an item ends.
    const step = !change.item && hasDaysOnly ? DAY : 1;
    for (const { row, from, to } of spots) {
      const track = order.rows[order.placeOf(row)]?.track;
      const neighbour =
        track &&
        meeting(track, { from, to }).find((met) => !own.has(met.item.key) && met.to - from >= step);
      if (neighbour) return messages.overlaps(neighbour.item.label);
    }
    return undefined;
  };

  const spanOf = ({ item, row, from, to }: Spot & Pick<Draft, 'item'>): ResourceTimelineSpan => {
    const hasTime = item ? item.start.length > 10 : !hasDaysOnly;
    return { row, start: clock.textOf(from, hasTime), end: clock.textOf(to, hasTime) };
  };

  const ask = (change: Draft): ChangeResult => {
    if (!change.item) return onCreate?.(spanOf(change));
    const spans = new Map(spotsOf(change, order).map((spot) => [spot.item?.key, spanOf(spot)]));
    const changed = items.flatMap((item) => {
      const span = spans.get(item.key);
      return span ? [{ item, ...span }] : [];
    });
    const own = changed.find(({ item }) => item.key === change.item?.key);
    if (!own) return;
    const isMoved = change.to - change.from === change.before.to - change.before.from;
    if (!isMoved) return onResize?.(own);
    return onMove?.(
      own,
      changed.filter((moved) => moved !== own),
    );
  };

  const takeBack = (change: Draft) => {
    const { item } = change;
    say(item ? messages.cancelled(nameOf(item, change)) : messages.undrawn);
  };

  const settle = (change: Draft, result: Awaited<ChangeResult>) => {
    if (result) refuse(change, result.refused);
    else if (result === false) takeBack(change);
    else reported.current = { change, before: items };
  };

  useEffect(() => {
    if (!reported.current) return;
    const { change, before } = reported.current;
    for (const { key, row, start, end } of items) {
      if (change.item ? key !== change.item.key : row !== change.row) continue;
      const spot = { row, from: clock.minutesOf(start), to: clock.minutesOf(end) };
      const isMade = change.item
        ? !isSameSpot(spot, change.before)
        : spot.from >= change.from &&
          spot.from < change.to &&
          !before.some((item) => item.key === key);
      if (!isMade) continue;
      reported.current = undefined;
      const place = placeName(spot);
      return say(
        change.item ? messages.dropped(nameOf(change.item, change), place) : messages.drawn(place),
      );
    }
  });

  const wait = async (change: Draft, promise: PromiseLike<Awaited<ChangeResult>>) => {
    count.current += 1;
    const id = count.current;
    const isNew = { key: `new ${id}`, label: messages.isNew };
    const shown = spotsOf(change, order).map((spot) => ({
      ...(spot.item ?? isNew),
      ...spanOf(spot),
    }));
    setPending((all) => [...all, { id, items: shown }]);
    const result = await Promise.resolve(promise).catch(() => ({ refused: messages.failed }));
    setPending((all) => all.filter((earlier) => earlier.id !== id));
    settle(change, result);
  };

  const cancel = (change: Draft) => {
    setDraft(undefined);
    takeBack(change);
  };

  /** The selected items that move with one, where they are. */
  const othersOf = ({ key }: ResourceTimelineItem): readonly ItemSpot[] => {
    if (!selected?.has(key) || selected.size === 1) return [];
    return order.rows.flatMap(({ row, track }) =>
      track.placed.flatMap(({ item, from, to }) =>
        item.key !== key && selected.has(item.key) ? [{ item, row: row.key, from, to }] : [],
      ),
    );
  };

  return {
    draft,
    pendingKeys,
    notice,
    canCreate: onCreate !== undefined,
    canMove: onMove !== undefined,
    canResize: onResize !== undefined,
    /** Returns the draft of a change of an item, or undefined after it has said why there is none. */
    begin(
      { item, from, to }: Placed,
      row: string,
      { isResizing, by }: { readonly isResizing: boolean; readonly by: Draft['by'] },
    ): Draft | undefined {
      const before = { row, from, to };
      const others = isResizing ? [] : othersOf(item);
      for (const held of [item, ...others.map((spot) => spot.item)]) {
        const reason = pendingKeys.has(held.key) ? messages.pending : held.lockedReason;
        if (reason === undefined) continue;
        setNotice(reason);
        say(`${held.label}: ${reason}`);
        return undefined;
      }
      return { ...before, item, before, others, by };
    },
    /** Shows where something would be. */
    show(next: Draft) {
      setNotice(undefined);
      setDraft(next);
      const { item } = next;
      const place = placeName(next);
      say(item ? messages.moving(nameOf(item, next), place) : messages.drawing(place));
    },
    drop(change: Draft) {
      if (change.item && isSameSpot(change, change.before)) return cancel(change);
      setDraft(undefined);
      const reason = obstacle(change);
      if (reason !== undefined) return refuse(change, reason);
      reported.current = { change, before: items };
      const result = ask(change) ?? undefined;
      if (result === undefined) return;
      reported.current = undefined;
      if (result && 'then' in result) void wait(change, result);
      else settle(change, result);
    },
    /** Cancels a draft, also one that isn't rendered yet. */
    cancel,
    clearNotice: () => setNotice(undefined),
  };
}

export type Changes = ReturnType<typeof useChanges>;
