import type { Institution } from '@booking/api-client';
import { Tag } from '@booking/ui';
import { StatusTag } from './institute-tags.tsx';
import './institute-chips.css';

/** Beside the name of an institute, so that nobody takes it for another: its code, its status and its plan. */
export function InstituteChips({ institute }: { readonly institute: Institution }) {
  const { code, status, currentSubscription: subscription } = institute;
  return (
    <span className="ck-institute-chips">
      <span className="ck-institute-code">{code}</span>
      <StatusTag status={status} />
      {subscription && <Tag tone="neutral">{subscription.planName}</Tag>}
    </span>
  );
}
