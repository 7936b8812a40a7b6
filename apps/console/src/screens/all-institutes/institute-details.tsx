import type { Institution } from '@booking/api-client';
import type { EntityDetailsProps } from '../../entity/entity.ts';
import { InstituteFacts } from '../../institutes/institute-facts.tsx';
import { ScheduledStatus } from '../../institutes/scheduled-status.tsx';
import { StatusHistory } from '../../institutes/status-history.tsx';
import { TagEditor } from '../../institutes/tag-editor.tsx';

/** An institute's details, tags and status history. */
export default function InstituteDetails({ row }: EntityDetailsProps<Institution>) {
  return (
    <>
      <ScheduledStatus institute={row} />
      <InstituteFacts institute={row} without={['tags']} />
      <TagEditor institute={row} />
      <StatusHistory institute={row} />
    </>
  );
}
