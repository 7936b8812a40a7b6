import type { Institution } from '@booking/api-client';
import type { Command } from '@booking/ui';
import { statusLabels } from './institute-words.ts';

/** An institute as a result of a search. @param href What it opens. */
export function instituteCommand(institute: Institution, href: string): Command {
  const { _id, name, code, address, status } = institute;
  return {
    key: _id,
    label: name,
    description: [code, address.city, status === 'Active' ? undefined : statusLabels[status]]
      .filter(Boolean)
      .join(', '),
    icon: 'building-2',
    href,
  };
}

/** In place of the results of a search that failed: a retry. @param what What was searched: "institutes". */
export function failedSearch(
  what: string,
  { isError, refetch }: { readonly isError: boolean; readonly refetch: () => unknown },
): readonly Command[] {
  if (!isError) return [];
  return [
    {
      key: `failed-${what}`,
      label: `Couldn’t search ${what}`,
      action: 'Try again',
      icon: 'rotate-ccw',
      isKeptOpen: true,
      onSelect: () => void refetch(),
    },
  ];
}
