import type { FirstData } from '../../data/first-data.ts';
import { firstInstitute, InstitutePage } from '../../institutes/institute-page/institute-page.tsx';
import { AdvSettings } from './adv-settings.tsx';

/** How an institute works: its settings and its policy. */
export const Component = () => (
  <InstitutePage title="Policies and settings">
    {(institute) => <AdvSettings institute={institute} />}
  </InstitutePage>
);

export const firstData: FirstData = (session, params, path) => [
  ...firstInstitute(session, params, path),
  ...(path.instituteId ? [session.queries.setting.get({ institution: path.instituteId })] : []),
];
