import type { Institution } from '@booking/api-client';
import { Badge } from '@booking/ui';
import { StatusTag } from './institute-tags.tsx';
import './institute-chips.css';

/** An institute's code, status and plan, beside its name to tell it apart. */
export function InstituteChips({ institute }: { readonly institute: Institution }) {
  const { code, status, currentSubscription: subscription } = institute;
  return (
    <span className="ck-institute-chips">
      <span className="ck-institute-code">{code}</span>
      <StatusTag status={status} />
      {subscription && <Badge hasDot={false}>{subscription.planName}</Badge>}
    </span>
  );
}
