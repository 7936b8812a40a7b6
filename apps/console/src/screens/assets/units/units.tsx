import type { Asset, Category, Institution } from '@booking/api-client';
import { Badge, Button, EmptyState, IconButton, Menu, Skeleton, SortableList } from '@booking/ui';
import { useMemo } from 'react';
import { useCan } from '../../../access/can.ts';
import { statusLabels, statusTones } from '../../../assets/asset-words.ts';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { actionItems } from '../../../entity/actions/row-menu.ts';
import { useEntityDialogs } from '../../../entity/use-entity-dialogs.tsx';
import frontDesk from '../../../illustrations/front-desk.svg';
import { LoadError } from '../../../loading/load-error.tsx';
import { useOrder } from '../../../order/use-order.ts';
import { PageActions } from '../../../page/page-actions.tsx';
import { useRowKeys } from '../../../row-grid/use-row-keys.ts';
import { useSession } from '../../../session/session-context.ts';
import { shortcuts } from '../../../shortcuts/shortcuts.ts';
import { useShortcut } from '../../../shortcuts/use-shortcut.ts';
import { assetOf } from '../asset.tsx';
import { AddMany } from '../range/add-many.tsx';
import type { Generics } from '../use-generics.ts';
import { useUnits } from '../use-units.ts';

interface UnitsProps {
  readonly institute: Institution;
  readonly category: Category;
  readonly categories: readonly Category[];
  readonly generics: Generics;
}

/** The units of a category as cards in their order. */
export function Units({ institute, category, categories, generics }: UnitsProps) {
  const { api } = useSession();
  const can = useCan();
  const invalidate = useInvalidate();
  const { data: units, error, refetch, isFetching } = useUnits(institute._id, category._id);
  const entity = useMemo(() => assetOf(institute, categories), [institute, categories]);
  const { element, tools } = useEntityDialogs(entity);
  // The first control of a row is the handle that moves it.
  const keys = useRowKeys<HTMLUListElement>(1);
  const reason = tools.addReason ?? generics.assetReason;
  useShortcut(shortcuts.add, reason ? undefined : tools.create);
  const { order, move } = useOrder({
    stored: (units ?? []).map(({ _id }) => _id),
    send: (ids, idempotencyKey) =>
      api.asset.updateOrder(
        {
          institution: institute._id,
          category: category._id,
          orders: ids.map((_id, at) => ({ _id, order: at })),
        },
        { idempotencyKey },
      ),
    words: () => ({
      done: 'Order saved.',
      undone: 'Order restored.',
      failed: `Couldn’t reorder ${category.name}.`,
    }),
    onWritten: () => invalidate('asset.updateOrder'),
  });
  const addOne = (
    <Button
      icon="plus"
      aria-keyshortcuts={shortcuts.add.key}
      disabledReason={reason}
      onClick={tools.create}
    >
      Add asset
    </Button>
  );
  const addMany = (
    <AddMany
      institute={institute}
      categories={categories}
      category={category._id}
      generics={generics}
    />
  );

  const list = (all: readonly Asset[]) =>
    all.length === 0 ? (
      <EmptyState
        illustration={<img src={frontDesk} alt="" width={120} height={160} />}
        title={`No ${category.generic.name.many.toLowerCase()} yet`}
        description="Add them one by one, or several by a range of numbers."
        action={addMany}
      />
    ) : (
      <SortableList
        className="border-bk-subtle border-t *:border-bk-subtle *:border-b"
        {...keys}
        label={`Assets of ${category.name}`}
        items={all.map(({ _id, code }) => ({ key: _id, label: code }))}
        value={order}
        onChange={(ids) => void move(ids)}
        disabledReason={can('asset.updateOrder', institute).reason}
        renderItem={({ key }) => {
          const unit = all.find(({ _id }) => _id === key);
          return (
            unit && (
              <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 max-[769px]:py-2">
                <strong className="min-w-14">{unit.code}</strong>
                <span className="wrap-anywhere min-w-0 basis-48 max-md:basis-3/5">{unit.name}</span>
                <span className="min-w-0 flex-1 text-bk-secondary type-body-sm">
                  {[unit.floor && `Floor ${unit.floor}`, ...unit.tags].filter(Boolean).join(', ')}
                </span>
                {!unit.isActive && <Badge tone="neutral">Inactive</Badge>}
                <Badge tone={statusTones[unit.status]}>{statusLabels[unit.status]}</Badge>
                <Menu
                  label={`More for ${unit.code}`}
                  trigger={<IconButton icon="ellipsis" size="sm" label={`More for ${unit.code}`} />}
                  items={actionItems(entity, unit, tools)}
                />
              </div>
            )
          );
        }}
      />
    );

  return (
    <>
      <PageActions>{addOne}</PageActions>
      <div className="flex justify-end gap-2">{units && units.length > 0 && addMany}</div>
      {units ? (
        list(units)
      ) : error ? (
        <LoadError
          title="Couldn’t load assets"
          error={error}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      ) : (
        <div aria-busy="true" className="grid gap-3">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      )}
      {element}
    </>
  );
}
