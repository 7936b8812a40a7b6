import type { Category, Institution } from '@booking/api-client';
import { Button } from '@booking/ui';
import { Suspense, useState } from 'react';
import { useCan } from '../../../access/can.ts';
import { lazyComponent } from '../../../loading/lazy-component.ts';
import { LoadingBar } from '../../../loading/loading-bar.tsx';
import { type DraftKind, useRestoredDraft } from '../../../session/use-draft.ts';
import type { Generics } from '../use-generics.ts';
import type { RangeDraft } from './range-form.tsx';

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
  const kind: DraftKind<RangeDraft> = { form: `asset-range-${institute._id}` };
  const draft = useRestoredDraft(kind);
  const [adding, setAdding] = useState<{ readonly draft: RangeDraft | undefined } | undefined>(
    draft && { draft },
  );
  return (
    <>
      <Button
        variant="secondary"
        icon="rows-3"
        disabledReason={can('asset.create', institute).reason ?? generics.assetReason}
        onClick={() => setAdding({ draft: undefined })}
      >
        Add many
      </Button>
      {adding && (
        <Suspense fallback={<LoadingBar label="Loading form" />}>
          <RangeForm
            institute={institute}
            categories={categories}
            category={category}
            left={generics.assetsLeft}
            kind={kind}
            draft={adding.draft}
            onClosed={() => setAdding(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
