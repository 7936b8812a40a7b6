import { Button, type ColumnsChooserProps } from '@booking/ui';
import { lazy, Suspense, useState } from 'react';
import { reloading } from '../../loading/reload-once.ts';

// Dragging is large, and few use it.
const ColumnsChooser = lazy(reloading(() => import('./columns-chooser.ts')));

const look = {
  color: 'transparent',
  icon: 'columns-3',
  className: 'ck-list-tool',
  'data-tooltip': 'Choose columns',
} as const;

/** Chooses the columns of a list. The chooser loads on first use. */
export function ColumnsButton(props: Omit<ColumnsChooserProps, 'isOpenAtFirst' | 'trigger'>) {
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <Button {...look} aria-haspopup="dialog" isLoading={isWanted} onClick={() => setIsWanted(true)}>
      Columns
    </Button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <ColumnsChooser {...props} isOpenAtFirst trigger={<Button {...look}>Columns</Button>} />
    </Suspense>
  );
}
