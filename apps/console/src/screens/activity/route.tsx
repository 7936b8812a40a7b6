import type { Institution } from '@booking/api-client';
import { ViewTabs } from '@booking/ui';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { instituteActivity } from '../../activity/audit-entries.tsx';
import { FormFrame } from '../../dialogs/form-frame.tsx';
import { EntityPanel } from '../../entity/entity-screen.tsx';
import { firstInstitute, InstitutePage } from '../../institutes/institute-page/institute-page.tsx';
import { instituteNotes } from './notes/notes.tsx';

const tabOf = (search: string) => new URLSearchParams(search).get('tab');

/** Changes in an institute, and the platform's notes about it. */
export const Component = () => (
  <InstitutePage title="Activity">
    {(institute) => <Activity institute={institute} />}
  </InstitutePage>
);

function Activity({ institute: { _id: institution } }: { readonly institute: Institution }) {
  const within = useMemo(() => ({ institution }), [institution]);
  const isNotes = tabOf(useLocation().search) === 'notes';
  const base = `/all-institutes/${institution}/activity`;
  return (
    <>
      <div className="flex-none px-5 pt-3 max-lg:px-3">
        <ViewTabs
          look="segments"
          label="Activity"
          views={[
            { key: 'changes', label: 'Changes', href: base },
            { key: 'notes', label: 'Notes', href: `${base}?tab=notes` },
          ]}
          current={isNotes ? 'notes' : 'changes'}
        />
      </div>
      <FormFrame partOf={tabOf}>
        {isNotes ? (
          <EntityPanel key="notes" entity={instituteNotes} within={within} />
        ) : (
          <EntityPanel key="changes" entity={instituteActivity} within={within} />
        )}
      </FormFrame>
    </>
  );
}

export const firstData = firstInstitute;
