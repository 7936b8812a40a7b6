import type { Institution } from '@booking/api-client';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { LoadingBar } from '../../app/loading-bar.tsx';
import { reloading } from '../../app/reload-once.ts';
import { useKeptDraft } from '../../session/use-draft.ts';
import type { InstituteValues } from './institute-form/form-values.ts';
import { instituteDraft } from './institute-form/institute-draft.ts';

// Forms bring their schemas with them, so they are loaded when the first one opens.
const InstituteForm = lazy(reloading(() => import('./institute-form/institute-form.tsx')));
const StatusDialog = lazy(reloading(() => import('./status-dialog/status-dialog.tsx')));

type Opened =
  | {
      readonly kind: 'form';
      readonly institute: Institution | undefined;
      /** What was typed when the last session ended. */
      readonly draft?: InstituteValues;
    }
  | { readonly kind: 'status'; readonly institute: Institution };

export interface Dialogs {
  readonly create: () => void;
  readonly edit: (institute: Institution) => void;
  readonly changeStatus: (institute: Institution) => void;
}

/** The modals of the screen, one at a time. `element` belongs into the screen once. */
export function useDialogs(): Dialogs & { readonly element: ReactNode } {
  const kept = useKeptDraft(instituteDraft);
  const [opened, setOpened] = useState<Opened | undefined>(
    kept && { kind: 'form', institute: kept.stored, draft: kept.values },
  );
  // Each opening is a new dialog: nothing of the one before is in it.
  const [count, setCount] = useState(0);
  const open = (dialog: Opened) => {
    setCount(count + 1);
    setOpened(dialog);
  };
  const close = () => setOpened(undefined);
  return {
    create: () => open({ kind: 'form', institute: undefined }),
    edit: (institute) => open({ kind: 'form', institute }),
    changeStatus: (institute) => open({ kind: 'status', institute }),
    element: opened && (
      <Suspense key={count} fallback={<LoadingBar label="Loading the form" />}>
        {opened.kind === 'form' ? (
          <InstituteForm institute={opened.institute} draft={opened.draft} onClosed={close} />
        ) : (
          <StatusDialog institute={opened.institute} onClosed={close} />
        )}
      </Suspense>
    ),
  };
}
