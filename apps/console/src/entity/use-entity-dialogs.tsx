import { notify } from '@booking/ui';
import { type ReactNode, useMemo, useState } from 'react';
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

interface EntityDialogs<E extends EntityRow, K extends string> {
  readonly tools: EntityTools<E, K>;
  readonly element: ReactNode;
}

/** The dialogs of an entity's screen, one at a time, and what its actions work with. Render `element` once. */
export function useEntityDialogs<E extends EntityRow, K extends string>(
  entity: Entity<E, K>,
): EntityDialogs<E, K> {
  const { form: Form, institution, addBlocked } = entity;
  const { calls, saved } = useEntityCalls<E, K>(entity);
  const can = useCan();
  const viewer = useUser();
  const draft = useRestoredDraft(draftOf<E>(entity));
  const [opened] = useState(() => openedStore(draft && formOf(entity, draft.stored, draft.values)));
  // A group without this call has no form for new records. Users of an institution add to their own.
  const addReason =
    Form &&
    (can(`${entity.group}.create` as Ask, institution ?? viewer.institution ?? undefined).reason ??
      addBlocked);
  // The same while nothing of it has changed: each row of a list has actions.
  const tools = useMemo((): EntityTools<E, K> => {
    // A command can open one over another, which it takes the place of.
    const open = (dialog: Dialog) => confirmDiscardThen(() => openDialog(opened, dialog));
    return {
      entity,
      calls,
      saved,
      open,
      create: () => {
        if (!entity.form) return;
        // Unlike a button, a key or an address can't look disabled.
        if (addReason) notify.info(addReason);
        else open(formOf(entity));
      },
      addReason,
      edit: (row) => open(formOf(entity, row)),
      accessTo: ({ call, blockedReason }, row) => {
        const access = can(
          call,
          row && entity.institutionOf ? entity.institutionOf(row) : entity.institution,
        );
        const reason = access.isOpen && row && blockedReason?.(row, viewer);
        return reason ? { isOpen: false, by: 'record', reason } : access;
      },
    };
  }, [entity, calls, saved, opened, addReason, can, viewer]);
  return { tools, element: <OpenedDialog store={opened} /> };
}

function formOf<E extends EntityRow, K extends string>(
  entity: Entity<E, K>,
  row?: E,
  values?: object,
): Dialog {
  const { form: Form } = entity;
  return (onClosed) =>
    Form && <Form entity={entity} stored={row} draft={values} onClosed={onClosed} />;
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
