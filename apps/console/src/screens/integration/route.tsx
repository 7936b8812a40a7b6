import { firstInstitute, InstitutePage } from '../../institutes/institute-page/institute-page.tsx';
import { Connections } from './connections.tsx';

/** The connections of an institute to sales channels. */
export const Component = () => (
  <InstitutePage title="Channels">
    {(institute) => <Connections institute={institute} />}
  </InstitutePage>
);

export const firstData = firstInstitute;
