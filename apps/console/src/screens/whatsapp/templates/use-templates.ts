import { useQuery } from '@tanstack/react-query';
import { useReads } from '../../../session/session-context.ts';

/** The message templates of the provider's account, with their uses in an institute. */
export function useTemplates(instituteId: string) {
  return useQuery(useReads().whatsapp.templates({ institution: instituteId }));
}
