import type { Institution } from '@booking/api-client';
import { useQuery } from '@tanstack/react-query';
import { today } from '../../dates/civil-date.ts';
import { type InstituteFilterKey, instituteRule } from '../../institutes/institute-rule.ts';
import { instituteNoun } from '../../institutes/institute-words.ts';
import { byAddress } from '../../list/by-address.ts';
import type { ListOf } from '../../list/list-of.ts';
import { useReads, useSession } from '../../session/session-context.ts';
import { instituteColumns } from './institute-columns.tsx';
import { instituteFilters } from './institute-filters.ts';
import { instituteViews } from './institute-views.ts';

/** The definition of the list of institutes. */
export function useInstituteList(): ListOf<Institution, InstituteFilterKey> {
  const reads = useReads();
  const { api } = useSession();
  const templates = useQuery(reads.template.list({ sort: 'createdAt' }));
  const day = today();
  const call = byAddress(api.institution.list);
  return {
    name: 'institutes',
    title: 'Institutes',
    noun: instituteNoun,
    rule: instituteRule,
    searchLabel: 'Name, code, city, owner',
    columns: instituteColumns,
    filters: instituteFilters({ templates: templates.data?.items ?? [], day, call }),
    views: instituteViews(day),
    read: byAddress(reads.institution.list),
    call,
    rowLabel: ({ name }) => name,
  };
}
