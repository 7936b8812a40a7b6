import { notify } from '@booking/ui';
import { type ReactNode, useState } from 'react';
import { type Ask, useCan } from '../access/can.ts';
import { confirmDiscardThen } from '../dialogs/unsaved-changes.tsx';
import { tableTarget } from '../list/table-target.ts';
import { useUser } from '../session/session-context.ts';
import { useRestoredDraft } from '../session/use-draft.ts';
import type { EntityRow } from './api-types.ts';
import type { Entity, EntityTools } from './entity.ts';
import { draftOf } from './form/draft-of.ts';
import { type Dialog, OpenedDialog, openDialog, openedStore } from './opened-dialog.tsx';
import { useEntityCalls } from './use-entity-calls.ts';

interface EntityDialogs {
  /** Why the user can't add a record. */
  readonly addReason: string | undefined;
  readonly element: ReactNode;
}

/** The dialogs of an entity's screen, one at a time, and what its actions work with. Render `element` once. */
export function useEntityDialogs<E extends EntityRow, K extends string>(
  entity: Entity<E, K>,
): EntityTools<E, K> & EntityDialogs {
  const { form: Form, institution, institutionOf = () => institution, addBlocked } = entity;
  const { calls, saved } = useEntityCalls<E, K>(entity);
  const can = useCan();
  const viewer = useUser();
  const draft = useRestoredDraft(draftOf<E>(entity));
  const formOf =
    (row: E | undefined, values?: object): Dialog =>
    (onClosed) =>
      Form && <Form entity={entity} stored={row} draft={values} onClosed={onClosed} />;
  const [opened] = useState(() => openedStore(draft && formOf(draft.stored, draft.values)));
  // A command can open one over another, which it takes the place of.
  const open = (dialog: Dialog) => confirmDiscardThen(() => openDialog(opened, dialog));
  // A group without this call has no form for new records. Users of an institution add to their own.
  const addReason =
    Form &&
    (can(`${entity.group}.create` as Ask, institution ?? viewer.institution ?? undefined).reason ??
      addBlocked);
  return {
    entity,
    calls,
    saved,
    open,
    create: () => {
      if (!Form) return;
      // Unlike a button, a key or an address can't look disabled.
      if (addReason) notify.info(addReason);
      else open(formOf(undefined));
    },
    edit: (row) => open(formOf(row)),
    accessTo: ({ call, blockedReason }, row) => {
      const access = can(call, row ? institutionOf(row) : institution);
      const reason = access.isOpen && row && blockedReason?.(row, viewer);
      return reason ? { isOpen: false, by: 'record', reason } : access;
    },
    addReason,
    element: <OpenedDialog store={opened} />,
  };
}

/** The element with the focus now; or the table, once the bulk bar is gone with the selection. */
export function focusTarget(): { readonly current: HTMLElement | null } {
  const opener = document.activeElement;
  return {
    get current() {
      const isThere = opener instanceof HTMLElement && opener.isConnected;
      return isThere ? opener : tableTarget.current;
    },
  };
}
