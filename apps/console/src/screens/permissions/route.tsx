import { firstInstitute, InstitutePage } from '../../institutes/institute-page/institute-page.tsx';
import { InstitutePermissions } from './institute-permissions.tsx';

/** Permissions in which the roles of an institute differ from those of its template. */
export const Component = () => (
  <InstitutePage title="Permissions">
    {(institute) => <InstitutePermissions institute={institute} />}
  </InstitutePage>
);

export const firstData = firstInstitute;
