import { ErrorState, PageSpinner } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { InstituteChips } from '../../institutes/institute-chips.tsx';
import { InstituteFacts } from '../../institutes/institute-facts.tsx';
import { StatusHistory } from '../../institutes/status-history.tsx';
import { messageOf } from '../../messages/failure-message.ts';
import { useReads } from '../../session/session-context.ts';

/** The institute that the user works for, as the platform has it. */
export function OwnInstitute({ id }: { readonly id: string }) {
  const { data, error, refetch, isFetching } = useQuery(useReads().institution.get(id));
  if (error && !data) {
    return (
      <ErrorState
        title="Couldn’t load your institute"
        description={messageOf(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) return <PageSpinner />;
  return (
    <section className="mt-4 grid max-w-160 gap-4" aria-labelledby="home-own">
      <header className="flex items-center gap-3">
        <h2 className="type-title tracking-title" id="home-own">
          {data.name}
        </h2>
        <InstituteChips institute={data} />
      </header>
      <InstituteFacts institute={data} />
      <StatusHistory institute={data} />
    </section>
  );
}
