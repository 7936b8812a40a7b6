import { TEMPLATE_APPROVED } from '@booking/api-client/facts';
import { Badge, type BadgeTone } from '@booking/ui';
import { providerWord } from '../provider-words.ts';

const tones: Readonly<Record<string, BadgeTone>> = {
  [TEMPLATE_APPROVED]: 'success',
  PENDING: 'info',
  IN_APPEAL: 'info',
  PAUSED: 'warning',
  REJECTED: 'danger',
  DISABLED: 'danger',
};

/** The statuses that providers document. */
export const templateStatuses = [
  ...Object.keys(tones),
  'ARCHIVED',
  'PENDING_DELETION',
  'DELETED',
  'LIMIT_EXCEEDED',
];

/** The status of a template, also one that is not known here. */
export function TemplateStatus({ status }: { readonly status: string | null }) {
  if (status === null) return <Badge tone="danger">Not at the provider</Badge>;
  return <Badge tone={tones[status] ?? 'neutral'}>{providerWord(status)}</Badge>;
}
