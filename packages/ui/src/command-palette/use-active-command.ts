'use client';
import { useState } from 'react';
import type { Command, CommandGroup } from './command-palette.types.ts';

export interface ActiveCommand {
  readonly command: Command | undefined;
  /** Handles a key. Returns whether it did. */
  readonly move: (key: string) => boolean;
  readonly point: (command: Command) => void;
}

/**
 * Tracks the active command: the first match, until the user moves. It stays on the same command while others come and
 * go, so Enter doesn't run a command that just appeared; a new query resets it.
 */
export function useActiveCommand(groups: readonly CommandGroup[], query: string): ActiveCommand {
  const commands = groups.flatMap((group) => group.items);
  const [chosen, setChosen] = useState<{ readonly query: string; readonly key?: string }>({
    query,
  });
  const point = ({ key }: Command) => setChosen({ query, key });
  const isNew = chosen.query !== query;
  const [first] = commands;
  if (first && (isNew || chosen.key === undefined)) point(first);
  else if (isNew) setChosen({ query });
  const at = Math.max(
    0,
    commands.findIndex(({ key }) => key === chosen.key),
  );

  /** Index of the first command in each group. */
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, group) => sum + group.items.length, 0),
  );
  const last = commands.length - 1;
  const after = (key: string): number | undefined => {
    switch (key) {
      case 'ArrowDown':
        return at === last ? 0 : at + 1;
      case 'ArrowUp':
        return at === 0 ? last : at - 1;
      case 'PageDown':
        return starts.find((start) => start > at) ?? last;
      case 'PageUp':
        return starts.findLast((start) => start < at) ?? 0;
      default:
        return undefined;
    }
  };

  return {
    command: commands[at],
    point,
    move: (key) => {
      const target = after(key);
      if (target === undefined) return false;
      const command = commands[target];
      if (command) point(command);
      return true;
    },
  };
}
