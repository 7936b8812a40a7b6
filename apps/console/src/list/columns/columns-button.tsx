import { Button, type ColumnsChooserProps } from '@booking/ui';
import { lazy, Suspense, useState } from 'react';
import { reloading } from '../../loading/reload-once.ts';

// Dragging weighs more than the rest of a list, and few come for it.
const ColumnsChooser = lazy(reloading(() => import('./columns-chooser.ts')));

const look = {
  color: 'transparent',
  icon: 'columns-3',
  className: 'ck-list-tool',
  'data-tooltip': 'Choose columns',
} as const;

/** Which columns a list shows. What chooses them is loaded when it is wanted first. */
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
