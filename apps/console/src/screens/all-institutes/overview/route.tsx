import {
  firstInstitute,
  InstitutePage,
} from '../../../institutes/institute-page/institute-page.tsx';
import { Overview } from './overview.tsx';

/** An institute's own page, from which its other pages hang. */
export const Component = () => (
  <InstitutePage title="Overview">
    {(institute) => <Overview institute={institute} />}
  </InstitutePage>
);

export const firstData = firstInstitute;
