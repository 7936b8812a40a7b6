import { firstInstitute, InstitutePage } from '../../institutes/institute-page/institute-page.tsx';
import { RatesPanel } from './rates-panel.tsx';

/** Rates of an institute, day by day. */
export const Component = () => (
  <InstitutePage title="Rates">{(institute) => <RatesPanel institute={institute} />}</InstitutePage>
);

export const firstData = firstInstitute;
