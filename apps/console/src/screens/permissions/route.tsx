import { firstInstitute, InstitutePage } from '../../institutes/institute-page/institute-page.tsx';
import { InstitutePermissions } from './institute-permissions.tsx';

/** What the roles of an institute may do otherwise than those of its template. */
export const Component = () => (
  <InstitutePage title="Permissions">
    {(institute) => <InstitutePermissions institute={institute} />}
  </InstitutePage>
);

export const firstData = firstInstitute;
