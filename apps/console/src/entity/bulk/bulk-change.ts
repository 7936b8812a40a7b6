import type { BulkCreate } from '@booking/api-client';
import type { ButtonColor, IconName } from '@booking/ui';
import type { ReactNode } from 'react';
import type { BulkAction } from '../../bulk/bulk-action.ts';
import type { Confirmation } from '../../confirm/confirm-dialog.tsx';
import type { EntityRow } from '../api-types.ts';
import type { BulkRequest, Entity } from '../entity.ts';

/** A bulk action with its words. */
export interface BulkChange<E extends EntityRow> {
  readonly action: BulkAction<E>;
  /** "Suspend", on the button before the number of rows. */
  readonly verb: string;
  /** "Suspending" */
  readonly doing: string;
  /** "suspended" */
  readonly done: string;
  /** Default `theme`. */
  readonly color?: ButtonColor;
  /** Returns further effects, which are shown below the dry run. */
  readonly impactOf?: (rows: readonly E[]) => readonly string[];
  /**
   * The server's change of each row, where there are more than the page changes itself. Left out by an action that
   * takes no more (`EntityAction.most`).
   */
  readonly all?: Omit<BulkCreate, 'list' | 'query' | 'only' | 'except'> & {
    /** Narrows the rows to those that it is for. */
    readonly where?: Readonly<Record<string, string>>;
  };
  /** 3 asks for the number of rows. Default 2. */
  readonly levelOf?: (count: number) => Confirmation['level'];
}

export interface BulkDialogProps<E extends EntityRow, K extends string> {
  readonly entity: Entity<E, K>;
  readonly request: BulkRequest<K>;
  readonly icon: IconName;
  readonly title: string;
  /** Undefined until it is chosen in the dialog. */
  readonly change: BulkChange<E> | undefined;
  /** Why nothing can be sent when no row would change. */
  readonly noneText?: string;
  /** Called after a run: invalidates what it changed. */
  readonly onWritten: () => void;
  /** Called when the rows are sent. */
  readonly onStart?: () => void;
  /** Validates the dialog's own fields. */
  readonly check?: () => boolean;
  /** Its own fields, with the rows as they are now. */
  readonly children?: (rows: readonly E[]) => ReactNode;
  readonly onClosed: () => void;
}
