import type { Category, Institution } from '@booking/api-client';
import { Button } from '@booking/ui';
import { Suspense, useState } from 'react';
import { useCan } from '../../../access/can.ts';
import { lazyComponent } from '../../../loading/lazy-component.ts';
import { LoadingBar } from '../../../loading/loading-bar.tsx';
import type { Generics } from '../use-generics.ts';

const RangeForm = lazyComponent(() => import('./range-form.tsx'));

interface AddManyProps {
  readonly institute: Institution;
  readonly categories: readonly Category[];
  /** The category that is chosen at first. */
  readonly category?: string;
  readonly generics: Generics;
}

/** The button of adding many assets by their numbers. */
export function AddMany({ institute, categories, category, generics }: AddManyProps) {
  const can = useCan();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon="rows-3"
        disabledReason={can('asset.create', institute).reason ?? generics.assetReason}
        onClick={() => setIsOpen(true)}
      >
        Add many
      </Button>
      {isOpen && (
        <Suspense fallback={<LoadingBar label="Loading form" />}>
          <RangeForm
            institute={institute}
            categories={categories}
            category={category}
            left={generics.assetsLeft}
            onClosed={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
