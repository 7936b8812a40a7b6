import { firstInstitute, InstitutePage } from '../../institutes/institute-page/institute-page.tsx';
import { AssetsBoard } from './assets-board.tsx';

/** Categories of an institute, and the units of each. */
export const Component = () => (
  <InstitutePage title="Assets">
    {(institute) => <AssetsBoard institute={institute} />}
  </InstitutePage>
);

export const firstData = firstInstitute;
