import type { Institution } from '@booking/api-client';
import { notify } from '@booking/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCan } from '../../access/can.ts';
import { LoadingBar } from '../../loading/loading-bar.tsx';
import { reloading } from '../../loading/reload-once.ts';
import { useRestoredDraft } from '../../session/use-draft.ts';
import type { BulkKind, BulkRequest } from './bulk/bulk-request.ts';
import type { InstituteValues } from './institute-form/form-values.ts';
import { instituteDraft } from './institute-form/institute-draft.ts';

// Forms include their schemas, so they load when first opened.
const InstituteForm = lazy(reloading(() => import('./institute-form/institute-form.tsx')));
const BulkStatus = lazy(reloading(() => import('./bulk/bulk-status.tsx')));
const BulkTags = lazy(reloading(() => import('./bulk/bulk-tags.tsx')));
const StatusDialog = lazy(reloading(() => import('./status-dialog/status-dialog.tsx')));

type Opened =
  | {
      readonly kind: 'form';
      readonly institute: Institution | undefined;
      /** The restored draft of the last session. */
      readonly draft?: InstituteValues;
    }
  | { readonly kind: 'status'; readonly institute: Institution }
  | { readonly kind: BulkKind; readonly request: BulkRequest };

export interface Dialogs {
  /** Shows the reason when the user may not: unlike a button, a key or an address can't look disabled. */
  readonly create: () => void;
  readonly edit: (institute: Institution) => void;
  readonly changeStatus: (institute: Institution) => void;
  readonly bulk: (kind: BulkKind, request: Omit<BulkRequest, 'returnFocus'>) => void;
  readonly can: ReturnType<typeof useCan>;
}

/** The modals of the screen, one at a time. Render `element` once. */
export function useDialogs(): Dialogs & { readonly element: ReactNode } {
  const kept = useRestoredDraft(instituteDraft);
  const [opened, setOpened] = useState<Opened | undefined>(
    kept && { kind: 'form', institute: kept.stored, draft: kept.values },
  );
  // Each opening is a new dialog without state of the previous one.
  const [count, setCount] = useState(0);
  const open = (dialog: Opened) => {
    setCount(count + 1);
    setOpened(dialog);
  };
  const close = () => setOpened(undefined);
  const can = useCan();
  return {
    create: () => {
      const { reason } = can('institution.create');
      if (reason) notify.info(reason);
      else open({ kind: 'form', institute: undefined });
    },
    edit: (institute) => open({ kind: 'form', institute }),
    changeStatus: (institute) => open({ kind: 'status', institute }),
    bulk: (kind, request) => open({ kind, request: { ...request, returnFocus: focusTarget() } }),
    can,
    element: opened && (
      <Suspense key={count} fallback={<LoadingBar label="Loading form" />}>
        <Shown opened={opened} onClosed={close} />
      </Suspense>
    ),
  };
}

/** The element with the focus now; or the table, once the bulk bar is gone with the selection. */
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
