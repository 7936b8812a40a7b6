import type { Institution } from '@booking/api-client';
import { ButtonLink, Heading } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { InstituteChips } from '../../../institutes/institute-chips.tsx';
import { SetupChecklist } from '../../../institutes/setup/setup-checklist.tsx';
import { LoadingOrError } from '../../../loading/load-error.tsx';
import { useReads } from '../../../session/session-context.ts';
import { SubscriptionCard } from '../../../subscriptions/own/subscription-card.tsx';
import { statementHref } from '../../../subscriptions/statement-href.ts';
import { AssetsCard } from './assets-card.tsx';
import { ChannelsCard } from './channels-card.tsx';
import { MessagesCard } from './messages-card.tsx';
import { RatesCard } from './rates-card.tsx';
import { TeamCard } from './team-card.tsx';
import './own-home.css';

/** The home of the people of an institute: what it pays, what is left to do, and who works there. */
export function OwnHome({ id }: { readonly id: string }) {
  const query = useQuery(useReads().institution.get(id));
  if (!query.data) return <LoadingOrError query={query} title="Couldn’t load your institute" />;
  return <Cards institute={query.data} />;
}

/** Each is there for those who may view what it shows. */
function Cards({ institute }: { readonly institute: Institution }) {
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading level={2}>{institute.name}</Heading>
        <InstituteChips institute={institute} />
      </header>
      <div className="ck-own-home mt-4 grid min-w-0 max-w-300 content-start gap-4 min-[1024px]:grid-cols-2">
        <div className="grid min-w-0 content-start gap-4">
          <SubscriptionCard
            institute={institute}
            statement={
              <ButtonLink variant="secondary" size="sm" href={statementHref(institute._id)}>
                Show statement
              </ButtonLink>
            }
          />
          <SetupChecklist institute={institute} />
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <RatesCard institute={institute} />
          <AssetsCard institute={institute} />
          <MessagesCard institute={institute} />
          <ChannelsCard institute={institute} />
          <TeamCard institute={institute} />
        </div>
      </div>
    </>
  );
}
