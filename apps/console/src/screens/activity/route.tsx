import type { Institution } from '@booking/api-client';
import { useMemo } from 'react';
import { instituteActivity } from '../../activity/audit-entries.tsx';
import { EntityPanel } from '../../entity/entity-screen.tsx';
import { firstInstitute, InstitutePage } from '../../institutes/institute-page/institute-page.tsx';

/** What has happened in an institute. */
export const Component = () => (
  <InstitutePage title="Activity">
    {(institute) => <Activity institute={institute} />}
  </InstitutePage>
);

function Activity({ institute: { _id: institution } }: { readonly institute: Institution }) {
  const within = useMemo(() => ({ institution }), [institution]);
  return <EntityPanel entity={instituteActivity} within={within} />;
}

export const handle = { firstData: firstInstitute };
