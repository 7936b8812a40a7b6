import { type Category, type Institution, isApiError } from '@booking/api-client';
import { CATEGORIES_MAX } from '@booking/api-client/facts';
import { ErrorState, PageSpinner } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useEntityDialogs } from '../../entity/use-entity-dialogs.tsx';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { messageOf } from '../../messages/failure-message.ts';
import { useReads } from '../../session/session-context.ts';
import { CategoryAside } from './categories/category-aside.tsx';
import { CategoryPanel } from './categories/category-panel.tsx';
import { categoryOf } from './category.tsx';
import { FirstCategory } from './start/first-category.tsx';
import { useGenerics } from './use-generics.ts';
import './assets.css';

const AssetTable = lazyComponent(() => import('./units/asset-table.tsx'));

/** The most categories of a page of the API. */
const PAGE = Math.min(CATEGORIES_MAX, 100);

/** The categories of an institute on the left, the units of the selected one on the right. */
export function AssetsBoard({ institute }: { readonly institute: Institution }) {
  const [params, setParams] = useSearchParams();
  const list = useReads().category.list({ institution: institute._id, limit: PAGE });
  const { data, error, refetch, isFetching } = useQuery(list);
  const generics = useGenerics(institute);
  const entity = useMemo(() => categoryOf(institute), [institute]);
  const dialogs = useEntityDialogs(entity);

  const categories = data?.items;
  const shown = params.get('show');
  const selected =
    shown === 'all' ? undefined : (categories?.find(({ _id }) => _id === shown) ?? categories?.[0]);
  const select = (key: string) => setParams({ show: key });

  const board = (all: readonly Category[]) =>
    all.length === 0 ? (
      <FirstCategory entity={entity} generics={generics} dialogs={dialogs} />
    ) : (
      <div className="ck-assets">
        <CategoryAside
          institute={institute}
          categories={all}
          selected={selected?._id}
          generics={generics}
          dialogs={dialogs}
          onSelect={select}
        />
        {selected ? (
          <CategoryPanel
            key={selected._id}
            institute={institute}
            category={selected}
            categories={all}
            generics={generics}
            dialogs={dialogs}
          />
        ) : (
          <Suspense fallback={<PageSpinner />}>
            <AssetTable institute={institute} categories={all} generics={generics} />
          </Suspense>
        )}
      </div>
    );

  return (
    <>
      {categories ? (
        board(categories)
      ) : error ? (
        <ErrorState
          title="Couldn’t load categories"
          description={messageOf(error)}
          requestId={isApiError(error) ? error.requestId : undefined}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <PageSpinner />
      )}
      {dialogs.element}
    </>
  );
}
