import type { SortableItem, SortableListProps } from '@booking/ui';
import { Suspense } from 'react';
import { lazyComponent } from '../../loading/lazy-component.ts';

const SortableList = lazyComponent(() => import('./sortable-list.ts'));

/** A list that is sorted by dragging. Its items show at once, and can be used and moved once the rest has loaded. */
export function LazySortableList<T extends SortableItem>(props: SortableListProps<T>) {
  return (
    <Suspense fallback={<ItemsAlone {...props} />}>
      <SortableList {...props} />
    </Suspense>
  );
}

/** The same items in the same places. Inert, since no one should have the focus in what is replaced. */
function ItemsAlone<T extends SortableItem>({
  items,
  value,
  layout = 'list',
  renderItem = ({ label }) => label,
  className,
}: SortableListProps<T>) {
  const place = ({ key }: T) => value?.indexOf(key) ?? 0;
  return (
    <ul inert className={`bk-sortable ${className ?? ''}`} data-layout={layout}>
      {items
        .toSorted((one, other) => place(one) - place(other))
        .map((item) => (
          <li key={item.key} className="bk-sortable-item" data-part="item">
            <span className="bk-sortable-handle" />
            <div className="bk-sortable-content">{renderItem(item)}</div>
          </li>
        ))}
    </ul>
  );
}
