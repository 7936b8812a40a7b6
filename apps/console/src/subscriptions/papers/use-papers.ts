import type { Paper } from '@booking/api-client';
import { LIST_LIMIT_MAX } from '@booking/api-client/facts';
import { useQuery } from '@tanstack/react-query';
import { useReads } from '../../session/session-context.ts';

/** The papers of the lines of an institute’s account, by the lines. Older lines have none. */
export function usePapers(institution: string): ReadonlyMap<string, Paper> {
  const read = useQuery(
    useReads().paper.list({ institution: [institution], limit: LIST_LIMIT_MAX }),
  );
  return new Map(read.data?.items.map((paper) => [paper.entry, paper]));
}
