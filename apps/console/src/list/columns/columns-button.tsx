import { Button, type ColumnPickerProps } from '@booking/ui';
import { lazy, Suspense, useState } from 'react';
import { whenOnline } from '../../loading/when-online.ts';

// Dragging is large, and few use it.
const ColumnPicker = lazy(whenOnline(() => import('./column-picker.ts')));

const look = {
  color: 'transparent',
  icon: 'columns-3',
  className: 'ck-list-tool',
  'data-tooltip': 'Choose columns',
} as const;

/** Chooses the columns of a list. The chooser loads on first use. */
export function ColumnsButton(props: Omit<ColumnPickerProps, 'defaultOpen' | 'trigger'>) {
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <Button {...look} aria-haspopup="dialog" isLoading={isWanted} onClick={() => setIsWanted(true)}>
      Columns
    </Button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <ColumnPicker {...props} defaultOpen trigger={<Button {...look}>Columns</Button>} />
    </Suspense>
  );
}
