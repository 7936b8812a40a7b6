import { ViewTabs } from '@booking/ui';
import { useSearchParams } from 'react-router';
import { FormFrame } from '../../dialogs/form-frame.tsx';
import { EntityPanel } from '../../entity/entity-screen.tsx';
import { Page } from '../../page/page.tsx';
import { subscribedInstitutes } from './current.tsx';
import { subscriptionHistory } from './history.tsx';
import { tabOf } from './subscription-href.ts';

const tabs = [
  { key: 'institutes', label: 'By institute', href: '/subscriptions' },
  // Subscriptions that have ended are hidden until the user changes the filter.
  { key: 'all', label: 'All subscriptions', href: '/subscriptions?tab=all&isEnded=false' },
];

/** The current subscriptions and all of them, as tabs of one page, so that the focus stays on the chosen one. */
export function Subscriptions() {
  const [params] = useSearchParams();
  const tab = tabOf(params);
  return (
    <Page title={subscriptionHistory.title}>
      <div className="flex-none px-5 pt-3 max-md:px-3">
        <ViewTabs look="segments" label="Subscriptions" views={tabs} current={tab} />
      </div>
      <FormFrame partOf={tabOf}>
        {/* Rows of one are not shown while the other loads. */}
        {tab === 'all' ? (
          <EntityPanel key="all" entity={subscriptionHistory} />
        ) : (
          <EntityPanel key="institutes" entity={subscribedInstitutes} />
        )}
      </FormFrame>
    </Page>
  );
}
