import { LoadError } from '../../../loading/load-error.tsx';
import { useFailedSections, useHasPageFailed } from './use-failed-sections.ts';

/** One message where most of the page failed, in place of one for each section. */
export function FailureBanner() {
  const hasFailed = useHasPageFailed();
  const { error, retry } = useFailedSections();
  if (!hasFailed || !error) return null;
  return <LoadError title="Couldn’t load Home" error={error} onRetry={retry} />;
}
