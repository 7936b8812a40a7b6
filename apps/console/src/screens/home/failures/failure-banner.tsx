import { ErrorState } from '@booking/ui';
import { messageOf } from '../../../messages/failure-message.ts';
import { useFailedSections, useHasPageFailed } from './use-failed-sections.ts';

/** One message where most of the page failed, in place of one for each section. */
export function FailureBanner() {
  const hasFailed = useHasPageFailed();
  const { error, retry } = useFailedSections();
  if (!hasFailed || !error) return null;
  return <ErrorState title="Couldn’t load Home" description={messageOf(error)} onRetry={retry} />;
}
