import type { Paper, User } from '@booking/api-client';
import { fullName, paperTitle } from '@booking/api-client/facts';
import type { Command, CommandGroup } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { mayOpen } from '../../access/access.ts';
import { useDebounced } from '../../idle/use-debounced.ts';
import { failedSearch, instituteCommand } from '../../institutes/institute-commands.ts';
import { institutePageHref } from '../../institutes/institute-href.ts';
import { SEARCH_DELAY_MS } from '../../list/search-box.tsx';
import { moneyText } from '../../region/money.ts';
import { numberFormat } from '../../region/region.ts';
import * as screens from '../../screens/screens.ts';
import { useReads, useUser } from '../../session/session-context.ts';

/** Results of each kind; the list screen has the rest. */
const SHOWN = 5;
/** Nearly everything matches one letter. */
const MIN_LETTERS = 2;

/** Results link to the lists, so who may open a list may search it. */
const mayFind = {
  institutes: screens.allInstitutes.access,
  users: screens.allUsers.access,
  papers: screens.papers.access,
};

export interface Found {
  readonly groups: readonly CommandGroup[];
  readonly isLoading: boolean;
}

/**
 * Searches institutes, users and papers, debounced. Results of an older text are never shown, because Enter would open one.
 * @param onChosen Called with the chosen record.
 */
export function useSearchResults(typed: string, onChosen: (record: Command) => void): Found {
  const reads = useReads();
  const user = useUser();
  const text = typed.trim();
  const settled = useDebounced(text, SEARCH_DELAY_MS);
  const isLong = settled.length >= MIN_LETTERS;
  const query = { search: settled, limit: SHOWN, sort: ['name' as const] };
  const isInstitutesAsked = isLong && mayOpen(mayFind.institutes, user);
  // No retry while the user types: the failure offers one.
  const once = { retry: false } as const;
  const institutes = useQuery({
    ...reads.institution.list(query),
    ...once,
    enabled: isInstitutesAsked,
  });
  const isUsersAsked = isLong && mayOpen(mayFind.users, user);
  const users = useQuery({ ...reads.user.list(query), ...once, enabled: isUsersAsked });

  // Papers are found by their number or a payment's reference; by names, their institute is.
  const isPapersAsked = isLong && /\d/.test(settled) && mayOpen(mayFind.papers, user);
  const papers = useQuery({
    ...reads.paper.list({ search: settled, limit: SHOWN }),
    ...once,
    enabled: isPapersAsked,
  });

  const isCurrent = text === settled && isLong;
  const isAsked = isInstitutesAsked || isUsersAsked || isPapersAsked;
  return {
    isLoading:
      (text !== settled && text.length >= MIN_LETTERS) ||
      (isAsked && (institutes.isLoading || users.isLoading || papers.isLoading)),
    groups: isCurrent
      ? [
          {
            label: 'Institutes',
            items: [
              ...(institutes.data?.items ?? []).map((institute) =>
                remembered(instituteCommand(institute, institutePageHref(institute._id))),
              ),
              ...more('institutes', settled, institutes.data?.total ?? 0),
              ...failedSearch('institutes', institutes),
            ],
          },
          {
            label: 'Users',
            items: [
              ...(users.data?.items ?? []).map((person) => remembered(userCommand(person))),
              ...more('users', settled, users.data?.total ?? 0),
              ...failedSearch('users', users),
            ],
          },
          {
            label: 'Papers',
            items: [
              ...(papers.data?.items ?? []).map((paper) => remembered(paperCommand(paper))),
              ...failedSearch('papers', papers),
            ],
          },
        ]
      : [],
  };

  function remembered(command: Command): Command {
    return {
      ...command,
      onSelect: () => {
        command.onSelect?.();
        onChosen(command);
      },
    };
  }
}

function userCommand({ _id, email, ...person }: User): Command {
  return {
    key: _id,
    label: fullName(person),
    description: email,
    icon: 'user',
    href: `/all-users?open=${_id}`,
  };
}

function paperCommand({ _id, kind, number, supplier, buyer, total, currency }: Paper): Command {
  return {
    key: _id,
    label: `${paperTitle(kind, supplier.gstin !== null)} ${number}`,
    description: `${buyer.name}, ${moneyText(total, currency)}`,
    icon: 'file-text',
    href: `/papers/${_id}`,
  };
}

/** The rest of the results, in the list. */
function more(what: 'institutes' | 'users', search: string, total: number): readonly Command[] {
  if (total <= SHOWN) return [];
  return [
    {
      key: `more-${what}`,
      label: `Show all ${numberFormat().format(total)} ${what}`,
      icon: 'list',
      href: `/all-${what}?${new URLSearchParams({ search })}`,
    },
  ];
}
