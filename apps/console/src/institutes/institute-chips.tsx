import type { Institution } from '@booking/api-client';
import { Badge } from '@booking/ui';
import { StatusTag } from './institute-tags.tsx';

/** An institute's code, status and plan, beside its name to tell it apart. */
export function InstituteChips({ institute }: { readonly institute: Institution }) {
  const { code, status, currentSubscription: subscription } = institute;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="type-body-sm text-bk-secondary">{code}</span>
      <StatusTag status={status} />
      {subscription && <Badge hasDot={false}>{subscription.planName}</Badge>}
    </span>
  );
}
