import { useRef } from 'react';
import { announce } from '../primitives/dom/announce.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { sortableListMessages } from './sortable-list.messages.ts';
import type { SortableItem } from './sortable-list.types.ts';

/** Announces each step of a move among `count` items. A step that the next one follows at once is not spoken. */
export function useAnnouncedMoves(count: number) {
  const messages = useMessages('sortableList', sortableListMessages);
  const number = useNumber();
  const silence = useRef<() => void>(undefined);
  const say = (text: string) => {
    silence.current?.();
    silence.current = announce(text);
  };
  const place = (index: number) => [number.plain(index + 1), count, number.plain(count)] as const;
  return {
    pickedUp: ({ label }: SortableItem, at: number) => say(messages.pickedUp(label, ...place(at))),
    moved: ({ label }: SortableItem, to: number) => say(messages.at(label, ...place(to))),
    dropped: ({ label }: SortableItem, to: number) => say(messages.dropped(label, ...place(to))),
    cancelled: ({ label }: SortableItem) => say(messages.cancelled(label)),
  };
}

export type AnnouncedMoves = ReturnType<typeof useAnnouncedMoves>;
