import type { Institution } from '@booking/api-client';
import { Badge } from '@booking/ui';
import { StatusTag } from './institute-tags.tsx';

interface InstituteChipsProps {
  readonly institute: Institution;
  /** In the bar of a page, which has no space for the code on a tablet. */
  readonly isInBar?: boolean;
}

/** An institute's code, status and plan, beside its name to tell it apart. */
export function InstituteChips({ institute, isInBar = false }: InstituteChipsProps) {
  const { code, status, currentSubscription: subscription } = institute;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className={`type-body-sm text-bk-secondary ${isInBar ? 'md:max-lg:hidden' : ''}`}>
        {code}
      </span>
      <StatusTag status={status} />
      {subscription && <Badge hasDot={false}>{subscription.planName}</Badge>}
    </span>
  );
}
