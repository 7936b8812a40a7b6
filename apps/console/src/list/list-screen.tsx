import { CountBadge } from '@booking/ui';
import type { ReactNode } from 'react';
import { Page } from '../page/page.tsx';
import { ListPanel, type ListPanelProps } from './list-panel.tsx';

export interface ListScreenProps<T extends { readonly _id: string }, K extends string>
  extends Omit<ListPanelProps<T, K>, 'frame'> {
  /** The primary button of the screen. */
  readonly mainAction?: ReactNode;
}

/** A list that is a screen of its own: its title, the total beside it, and one primary button. */
export function ListScreen<T extends { readonly _id: string }, K extends string>({
  mainAction,
  ...panel
}: ListScreenProps<T, K>) {
  return (
    <ListPanel
      {...panel}
      frame={(list, total) => (
        <Page
          title={panel.list.title}
          titleEnd={
            total !== undefined && (
              <CountBadge
                count={total.isCapped ? total.total + 1 : total.total}
                max={total.isCapped ? total.total : Number.POSITIVE_INFINITY}
                hasZero
              />
            )
          }
          actions={mainAction}
        >
          {list}
        </Page>
      )}
    />
  );
}
