import type { Category, Institution } from '@booking/api-client';
import { Button, CountBadge, SortableList } from '@booking/ui';
import { type ReactNode, useState } from 'react';
import { useCan } from '../../../access/can.ts';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import type { FilterKeyOf } from '../../../entity/api-types.ts';
import type { EntityTools } from '../../../entity/entity.ts';
import { lazyComponent } from '../../../loading/lazy-component.ts';
import { useOrder } from '../../../order/use-order.ts';
import { useRowKeys } from '../../../row-grid/use-row-keys.ts';
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
  readonly tools: EntityTools<Category, FilterKeyOf<'category'>>;
  readonly onSelect: (key: string) => void;
}

/** The categories in their order, which calendars and booking pages have too. */
export function CategoryAside({
  institute,
  categories,
  selected,
  generics,
  tools,
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
  // The first control of a row is the handle that moves it.
  const keys = useRowKeys<HTMLUListElement>(1);
  const count = categories.reduce((sum, { assetCount }) => sum + assetCount, 0);

  return (
    <aside
      className="flex flex-col gap-2 overflow-y-auto border-bk-subtle border-e p-3 max-[900px]:overflow-y-visible max-[900px]:border-e-0 max-[900px]:border-b"
      aria-label="Categories"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="type-body-strong">Categories</h2>
        <CountBadge count={categories.length} />
        {/* Where the heading leaves no room for both, both stand below it. */}
        <div className="ms-auto flex flex-wrap gap-2">
          <Button
            variant="secondary"
            color="transparent"
            icon="hash"
            size="sm"
            disabledReason={mayCode.reason}
            onClick={() => setEditing({ draft: undefined })}
          >
            Edit codes
          </Button>
          <Button
            variant="secondary"
            color="transparent"
            icon="plus"
            size="sm"
            disabledReason={tools.addReason ?? generics.categoryReason}
            onClick={tools.create}
          >
            Add category
          </Button>
        </div>
      </div>
      <CategoryButton isSelected={selected === undefined} onSelect={() => onSelect('all')}>
        <span className={nameClass}>All assets</span>
        <span>{count}</span>
      </CategoryButton>
      <SortableList
        {...keys}
        label="Categories"
        items={categories.map(({ _id, name }) => ({ key: _id, label: name }))}
        value={order}
        onChange={(ids) => void move(ids)}
        disabledReason={mayOrder.reason}
        renderItem={({ key }) => {
          const category = categories.find(({ _id }) => _id === key);
          return (
            category && (
              <CategoryButton isSelected={key === selected} onSelect={() => onSelect(key)}>
                <CategoryCode category={category} />
                <span className={nameClass}>{category.name}</span>
                <Cover category={category} />
                {!category.isActive && (
                  <span className="text-bk-secondary type-body-sm">Inactive</span>
                )}
                <span>{category.assetCount}</span>
              </CategoryButton>
            )
          );
        }}
      />
      <p className="text-bk-secondary type-body-sm">
        Calendars and booking pages use this order. Keyboard: arrow keys go from row to row; Space
        on a handle picks its row up.
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

const nameClass = 'wrap-anywhere min-w-0 flex-1';

interface CategoryButtonProps {
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

/** A line of the list: as wide as the list, as high as its name. */
function CategoryButton({ isSelected, onSelect, children }: CategoryButtonProps) {
  return (
    <Button
      variant="secondary"
      className={`flex h-auto min-h-9 w-full cursor-pointer items-center justify-start gap-2 whitespace-normal rounded-md border-0 px-2 py-1 text-start text-bk-primary focus-visible:outline-2 focus-visible:outline-bk-focus-ring ${
        isSelected
          ? 'bg-bk-selected type-body-strong'
          : 'bg-transparent type-body hover:bg-bk-hover'
      }`}
      aria-current={isSelected || undefined}
      onClick={onSelect}
    >
      {children}
    </Button>
  );
}
