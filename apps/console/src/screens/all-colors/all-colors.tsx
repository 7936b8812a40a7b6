import { PageSpinner, ViewTabs } from '@booking/ui';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { FormFrame } from '../../dialogs/form-frame.tsx';
import { EntityPanel } from '../../entity/entity-screen.tsx';
import { whenOnline } from '../../loading/when-online.ts';
import { Page } from '../../page/page.tsx';
import { color } from './color.tsx';
import { tabOf } from './tab-of.ts';

const StatusColors = lazy(whenOnline(() => import('./statuses/status-colors.tsx')));

const tabs = [
  { key: 'palette', label: 'Palette', href: '/all-colors' },
  { key: 'statuses', label: 'Status colours', href: '/all-colors?tab=statuses' },
];

/** The palette and the status colours, as tabs of one page, so that the focus stays on the chosen one. */
export function AllColors() {
  const [params] = useSearchParams();
  const tab = tabOf(params);
  return (
    <Page title={color.title}>
      <div className="flex-none px-5 pt-3 max-md:px-3">
        <ViewTabs look="segments" label="Colours" views={tabs} current={tab} />
      </div>
      <FormFrame partOf={tabOf}>
        {tab === 'statuses' ? (
          <Suspense fallback={<PageSpinner />}>
            <StatusColors />
          </Suspense>
        ) : (
          <EntityPanel entity={color} />
        )}
      </FormFrame>
    </Page>
  );
}
