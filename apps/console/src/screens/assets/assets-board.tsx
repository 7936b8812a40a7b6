import type { Category, Institution } from '@booking/api-client';
import { PageSpinner } from '@booking/ui';
import { Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { FormFrame } from '../../dialogs/form-frame.tsx';
import { useCategories } from '../../entity/use-categories.ts';
import { useEntityDialogs } from '../../entity/use-entity-dialogs.tsx';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { LoadingOrError } from '../../loading/load-error.tsx';
import { CategoryAside } from './categories/category-aside.tsx';
import { CategoryPanel } from './categories/category-panel.tsx';
import { categoryOf } from './category.tsx';
import { FirstCategory } from './start/first-category.tsx';
import { useGenerics } from './use-generics.ts';

const AssetTable = lazyComponent(() => import('./units/asset-table.tsx'));

const shownIn = (search: string) => new URLSearchParams(search).get('show');

/** The categories of an institute on the left, the units of the selected one on the right. */
export function AssetsBoard({ institute }: { readonly institute: Institution }) {
  const [params, setParams] = useSearchParams();
  const query = useCategories(institute._id);
  const categories = query.data;
  const generics = useGenerics(institute);
  const entity = useMemo(() => categoryOf(institute), [institute]);
  const { tools, element } = useEntityDialogs(entity);

  const shown = params.get('show');
  const selected =
    shown === 'all' ? undefined : (categories?.find(({ _id }) => _id === shown) ?? categories?.[0]);
  const select = (key: string) => setParams({ show: key });

  const board = (all: readonly Category[]) =>
    all.length === 0 ? (
      <FirstCategory entity={entity} generics={generics} tools={tools} />
    ) : (
      <div className="grid min-h-0 flex-1 grid-cols-[320px_minmax(0,1fr)] max-[900px]:grid-cols-1 max-[900px]:overflow-y-auto">
        <CategoryAside
          institute={institute}
          categories={all}
          selected={selected?._id}
          generics={generics}
          tools={tools}
          onSelect={select}
        />
        <FormFrame partOf={shownIn}>
          {selected ? (
            <CategoryPanel
              key={selected._id}
              institute={institute}
              category={selected}
              categories={all}
              generics={generics}
              tools={tools}
            />
          ) : (
            <Suspense fallback={<PageSpinner />}>
              <AssetTable institute={institute} categories={all} generics={generics} />
            </Suspense>
          )}
        </FormFrame>
      </div>
    );

  return (
    <>
      {categories ? (
        board(categories)
      ) : (
        <LoadingOrError query={query} title="Couldn’t load categories" />
      )}
      {element}
    </>
  );
}
