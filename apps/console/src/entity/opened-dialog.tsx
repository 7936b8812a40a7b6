import { type ReactNode, Suspense } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { LoadingBar } from '../loading/loading-bar.tsx';

/** A dialog, which calls `onClosed` once it is gone. */
export type Dialog = (onClosed: () => void) => ReactNode;

interface OpenedState {
  readonly dialog: Dialog | undefined;
  /** Each opening is a new dialog without state of the previous one. */
  readonly count: number;
}

export type OpenedStore = StoreApi<OpenedState>;

/** Which dialog is open. It is a store, so that what stands below a dialog does not render when one opens or closes. */
export function openedStore(dialog: Dialog | undefined): OpenedStore {
  return createStore(() => ({ dialog, count: 0 }));
}

/** Opens a dialog in the place of the one that is open. */
export function openDialog(store: OpenedStore, dialog: Dialog): void {
  store.setState(({ count }) => ({ dialog, count: count + 1 }));
}

export function OpenedDialog({ store }: { readonly store: OpenedStore }) {
  const { dialog, count } = useStore(store);
  if (!dialog) return null;
  return (
    <Suspense key={count} fallback={<LoadingBar label="Loading form" />}>
      {dialog(() => store.setState({ dialog: undefined }))}
    </Suspense>
  );
}
