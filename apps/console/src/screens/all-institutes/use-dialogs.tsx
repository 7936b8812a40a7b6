import type { Institution } from '@booking/api-client';
import { notify } from '@booking/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useDenialReason } from '../../institutes/use-denial-reason.ts';
import { LoadingBar } from '../../loading/loading-bar.tsx';
import { reloading } from '../../loading/reload-once.ts';
import { useRestoredDraft } from '../../session/use-draft.ts';
import type { BulkKind, BulkRequest } from './bulk/bulk-request.ts';
import type { InstituteValues } from './institute-form/form-values.ts';
import { instituteDraft } from './institute-form/institute-draft.ts';

// Forms bring their schemas with them, so they are loaded when the first one opens.
const InstituteForm = lazy(reloading(() => import('./institute-form/institute-form.tsx')));
const BulkStatus = lazy(reloading(() => import('./bulk/bulk-status.tsx')));
const BulkTags = lazy(reloading(() => import('./bulk/bulk-tags.tsx')));
const StatusDialog = lazy(reloading(() => import('./status-dialog/status-dialog.tsx')));

type Opened =
  | {
      readonly kind: 'form';
      readonly institute: Institution | undefined;
      /** What was typed when the last session ended. */
      readonly draft?: InstituteValues;
    }
  | { readonly kind: 'status'; readonly institute: Institution }
  | { readonly kind: BulkKind; readonly request: BulkRequest };

export interface Dialogs {
  /** Says why where the user may not: keys and addresses ask for it too, which cannot look closed as a button does. */
  readonly create: () => void;
  readonly edit: (institute: Institution) => void;
  readonly changeStatus: (institute: Institution) => void;
  readonly bulk: (kind: BulkKind, request: Omit<BulkRequest, 'returnFocus'>) => void;
  /** Why the signed-in user cannot do it now, for `disabledReason`. */
  readonly denialReason: ReturnType<typeof useDenialReason>;
}

/** The modals of the screen, one at a time. `element` belongs into the screen once. */
export function useDialogs(): Dialogs & { readonly element: ReactNode } {
  const kept = useRestoredDraft(instituteDraft);
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
  const denialReason = useDenialReason();
  return {
    create: () => {
      const reason = denialReason('create');
      if (reason) notify.info(reason);
      else open({ kind: 'form', institute: undefined });
    },
    edit: (institute) => open({ kind: 'form', institute }),
    changeStatus: (institute) => open({ kind: 'status', institute }),
    bulk: (kind, request) => open({ kind, request: { ...request, returnFocus: focusTarget() } }),
    denialReason,
    element: opened && (
      <Suspense key={count} fallback={<LoadingBar label="Loading form" />}>
        <Shown opened={opened} onClosed={close} />
      </Suspense>
    ),
  };
}

/** To what has the focus now; or to the rows, once the bar that it is in has gone with the selection. */
function focusTarget(): BulkRequest['returnFocus'] {
  const opener = document.activeElement;
  return {
    get current() {
      const isThere = opener instanceof HTMLElement && opener.isConnected;
      return isThere ? opener : document.querySelector<HTMLElement>('.bk-table');
    },
  };
}

function Shown({ opened, onClosed }: { readonly opened: Opened; readonly onClosed: () => void }) {
  switch (opened.kind) {
    case 'form':
      return (
        <InstituteForm institute={opened.institute} draft={opened.draft} onClosed={onClosed} />
      );
    case 'status':
      return <StatusDialog institute={opened.institute} onClosed={onClosed} />;
    case 'bulkStatus':
      return <BulkStatus request={opened.request} onClosed={onClosed} />;
    default:
      return <BulkTags kind={opened.kind} request={opened.request} onClosed={onClosed} />;
  }
}
