import type { Category, Institution } from '@booking/api-client';
import { Button, CountBadge, IconButton, SortableList } from '@booking/ui';
import { useState } from 'react';
import { useCan } from '../../../access/can.ts';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import type { FilterKeyOf } from '../../../entity/api-types.ts';
import type { EntityTools } from '../../../entity/entity.ts';
import { lazyComponent } from '../../../loading/lazy-component.ts';
import { useOrder } from '../../../order/use-order.ts';
import { useSession } from '../../../session/session-context.ts';
import { type DraftKind, useRestoredDraft } from '../../../session/use-draft.ts';
import { Cover } from '../pictures/cover.tsx';
import type { Generics } from '../use-generics.ts';
import { CategoryCode } from './category-code.tsx';
import type { CodesDraft } from './codes-form.tsx';

const CodesForm = lazyComponent(() => import('./codes-form.tsx'));

interface CategoryAsideProps {
  readonly institute: Institution;
  readonly categories: readonly Category[];
  /** The id of the selected category; undefined for all assets. */
  readonly selected: string | undefined;
  readonly generics: Generics;
  readonly dialogs: EntityTools<Category, FilterKeyOf<'category'>> & {
    readonly addReason: string | undefined;
  };
  readonly onSelect: (key: string) => void;
}

/** The categories in their order, which calendars and booking pages have too. */
export function CategoryAside({
  institute,
  categories,
  selected,
  generics,
  dialogs,
  onSelect,
}: CategoryAsideProps) {
  const can = useCan();
  const { api } = useSession();
  const invalidate = useInvalidate();
  const kind: DraftKind<CodesDraft> = { form: `category-codes-${institute._id}` };
  const draft = useRestoredDraft(kind);
  const [editing, setEditing] = useState<{ readonly draft: CodesDraft | undefined } | undefined>(
    draft && { draft },
  );
  const mayOrder = can('category.updateOrder', institute);
  const mayCode = can('category.updateCodes', institute);
  const { order, move } = useOrder({
    stored: categories.map(({ _id }) => _id),
    send: (ids, idempotencyKey) =>
      api.category.updateOrder(
        { institution: institute._id, orders: ids.map((_id, at) => ({ _id, order: at })) },
        { idempotencyKey },
      ),
    words: () => ({
      done: 'Order saved.',
      undone: 'Order restored.',
      failed: 'Couldn’t reorder the categories.',
    }),
    onWritten: () => invalidate('category.updateOrder'),
  });
  const count = categories.reduce((sum, { assetCount }) => sum + assetCount, 0);

  return (
    <aside className="ck-assets-aside" aria-label="Categories">
      <div className="ck-assets-aside-head">
        <h2>Categories</h2>
        <CountBadge count={categories.length} />
        <span className="ck-assets-gap" />
        <IconButton
          icon="hash"
          label="Edit codes"
          size="sm"
          disabledReason={mayCode.reason}
          onClick={() => setEditing({ draft: undefined })}
        />
        <IconButton
          icon="plus"
          label="Add category"
          size="sm"
          disabledReason={dialogs.addReason ?? generics.categoryReason}
          onClick={dialogs.create}
        />
      </div>
      <Button
        variant="secondary"
        className="ck-assets-category"
        aria-current={selected === undefined || undefined}
        onClick={() => onSelect('all')}
      >
        <span className="ck-assets-name">All assets</span>
        <span>{count}</span>
      </Button>
      <SortableList
        label="Categories"
        items={categories.map(({ _id, name }) => ({ key: _id, label: name }))}
        value={order}
        onChange={(ids) => void move(ids)}
        disabledReason={mayOrder.reason}
        renderItem={({ key }) => {
          const category = categories.find(({ _id }) => _id === key);
          return (
            category && (
              <Button
                variant="secondary"
                className="ck-assets-category"
                aria-current={key === selected || undefined}
                onClick={() => onSelect(key)}
              >
                <CategoryCode category={category} />
                <span className="ck-assets-name">{category.name}</span>
                <Cover category={category} />
                {!category.isActive && <span className="ck-assets-off">Inactive</span>}
                <span>{category.assetCount}</span>
              </Button>
            )
          );
        }}
      />
      <p className="ck-assets-hint">
        Calendars and booking pages use this order. Keyboard: focus a handle, press Space, then the
        arrow keys.
      </p>
      {editing && (
        <CodesForm
          institute={institute}
          categories={categories}
          kind={kind}
          draft={editing.draft}
          onClosed={() => setEditing(undefined)}
        />
      )}
    </aside>
  );
}
