import type { CurrentUser, Pricing, Template } from '@booking/api-client';
import type { IconName, MenuItem } from '@booking/ui';
import type { ComponentType, ReactNode, RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Access, Ask, CallInstitution } from '../access/can.ts';
import type { CivilDate } from '../dates/shown-date.ts';
import { capitalized } from '../labels/capitalized.ts';
import type { ListColumn, ListFilter, ListNoun, ListView } from '../list/list-of.ts';
import type { ListCall } from '../list/read-rows.ts';
import type { RowsToRead } from '../list/selection/use-selection.ts';
import type { Preloadable } from '../loading/lazy-component.ts';
import type { Screen } from '../page/screen.ts';
import type { EntityGroup, EntityRow, FilterKeyOf, RowOf } from './api-types.ts';
import type { EntityCalls } from './use-entity-calls.ts';

/** Data that the filters of a list may need. */
export interface FilterContext<E extends EntityRow, K extends string> {
  /** The platform's today. */
  readonly day: CivilDate;
  /** Empty until they are loaded. */
  readonly templates: readonly Template[];
  /** Every plan, for an entity that `filtersByPlan`; empty until they are loaded. */
  readonly plans: readonly Pricing[];
  /** The list call, for suggestions. */
  readonly call: ListCall<E, K>;
}

/** The page of a list without rows yet. */
export interface EntityEmpty {
  readonly title: string;
  readonly text: string;
  /** The source of a drawing. */
  readonly illustration: string;
  /** A second button, which adds several records to begin with. */
  readonly Starters?: ComponentType<StartersProps>;
}

export interface StartersProps {
  /** Why the user can't add records. */
  readonly disabledReason: string | undefined;
}

/** The details of a record in its drawer. */
export interface EntityDetailsProps<E extends EntityRow> {
  readonly row: E;
}

/** Who looks at a record, and the screens that there are. */
export interface Viewer {
  readonly user: CurrentUser;
  readonly screens: readonly Screen[];
}

/**
 * A kind of record in the console: its list, its form and its actions, each said once. A plain object: `EntityScreen`
 * draws it, and what is special about a record is an ordinary component beside it.
 */
export interface Entity<E extends EntityRow, K extends string> {
  /** Its group of calls: `ota`. */
  readonly group: EntityGroup;
  /** The call of the group that lists it. Default: `list`. */
  readonly listCall?: string;
  /** Identifies it in saved columns and views, drafts and files. Lowercase and hyphens; never changed. */
  readonly name: string;
  readonly title: string;
  readonly noun: ListNoun & {
    /** With a capital, for titles and buttons. Default: `one` with a capital. */
    readonly title?: string;
    /** The label of adding one. Default: "Add" and `one`. */
    readonly add?: string;
  };
  readonly rowLabel: (row: E) => string;
  /** The institution that a record is, or belongs to, for `can`. Left out for records of the platform. */
  readonly institutionOf?: (row: E) => CallInstitution | undefined;
  /** The institution that all of its records belong to, for `can` also where it is about no record: adding, many rows. */
  readonly institution?: CallInstitution;
  /** Why no record can be added, besides the user's permissions. */
  readonly addBlocked?: string;
  /** The record's own page. Left out for records that have a drawer only. */
  readonly pageHref?: (row: E) => string;
  /** The other pages of the record that a user may open, for the menu of its row. */
  readonly pagesOf?: (viewer: Viewer, row: E) => readonly MenuItem[];
  /** Fields that the search covers: "Name, code". */
  readonly searchLabel: string;
  readonly columns: readonly ListColumn<E>[];
  /** The API's default order. */
  readonly defaultSort: string;
  readonly filters: (context: FilterContext<E, K>) => readonly ListFilter<K>[];
  /** Its filters offer the plans, which are loaded before one can open a filter. */
  readonly filtersByPlan?: true;
  /** The built-in views. Their dates are relative to `day`. */
  readonly views: (day: CivilDate) => readonly ListView<K>[];
  /** Menus, row buttons, the drawer, the bulk bar and the palette are drawn from these. */
  readonly actions: readonly EntityAction<E, K>[];
  /** The form that creates and edits, usually `lazy`. Left out where neither is possible. */
  readonly form?: ComponentType<EntityFormProps<E, K>>;
  /** The dialog that adds many from a file, usually `lazy`. Users need the permission to create. */
  readonly importer?: ComponentType<{ readonly onClosed: () => void }>;
  /** The picture in the head of the drawer. */
  readonly picture?: ComponentType<EntityDetailsProps<E>>;
  /** Below the title of the drawer: tags, a code. */
  readonly subtitle?: ComponentType<EntityDetailsProps<E>>;
  /** The body of the drawer, usually a `lazyComponent`. Default: the columns of the list. */
  readonly details?: ComponentType<EntityDetailsProps<E>> & Partial<Preloadable>;
  /** Details of a row, below it, usually `lazy`: to read without opening the record. Default: nothing. */
  readonly rowDetails?: ComponentType<EntityDetailsProps<E>>;
  readonly empty: EntityEmpty;
}

export interface EntityFormProps<E extends EntityRow, K extends string> {
  readonly entity: Entity<E, K>;
  /** The record to edit; undefined creates one. */
  readonly stored: E | undefined;
  /** The restored draft of the last session. */
  readonly draft?: FieldValues | undefined;
  readonly onClosed: () => void;
}

/** The rows of a bulk action. */
export interface BulkRequest<K extends string> {
  readonly rows: RowsToRead<K>;
  /** How many they are. */
  readonly count: number;
  /** Called when all of them are done, so that the selection can be cleared. */
  readonly onDone: () => void;
  /** Takes the focus afterwards. */
  readonly returnFocus: RefObject<HTMLElement | null>;
}

/** Data and functions that actions receive. */
export interface EntityTools<E extends EntityRow, K extends string> {
  readonly entity: Entity<E, K>;
  readonly calls: EntityCalls<E, K>;
  /** Called after a call that changed something, so that the page follows. @param row The document that it returned. */
  readonly saved: (call: 'create' | 'update' | 'remove', row?: E) => void;
  /** Opens a dialog, in place of the one that is open. */
  readonly open: (dialog: (onClosed: () => void) => ReactNode) => void;
  readonly create: () => void;
  /** Why the user can't add a record. */
  readonly addReason: string | undefined;
  readonly edit: (row: E) => void;
  /** Whether the signed-in user may take an action, on a row where it is about one. */
  readonly accessTo: (
    action: Pick<EntityAction<E, K>, 'call' | 'blockedReason'>,
    row?: E,
  ) => Access;
}

/** An action on a record. */
export interface EntityAction<E extends EntityRow, K extends string> {
  readonly key: string;
  /** "Edit", "Change status". */
  readonly label: string;
  readonly icon: IconName;
  readonly tone?: 'danger';
  /** The call that it makes: users need its permission. */
  readonly call: Ask;
  /** Whether it is shown for a row. Default: always. */
  readonly isFor?: (row: E) => boolean;
  /** Why the record itself does not allow it. @param viewer Who is signed in. */
  readonly blockedReason?: (row: E, viewer: CurrentUser) => string | undefined;
  /** Names the button of a row: "Edit Lakeview Residency". Default: the label, then the name. */
  readonly labelFor?: (name: string) => string;
  /** It opens a dialog, so its label in menus ends in "…". */
  readonly asksFirst?: boolean;
  /** Also a button of the row and of the drawer. */
  readonly isFrequent?: boolean;
  /** Left out for actions on many rows alone. */
  readonly run?: (row: E, tools: EntityTools<E, K>) => void;
  /** Left out where it is not offered for many rows. */
  readonly runMany?: (request: BulkRequest<K>, tools: EntityTools<E, K>) => void;
  /** The most rows that `runMany` takes. Default: any number, which its `BulkChange` has `all` for. */
  readonly most?: number;
}

/** The kind of record of a group of calls; its types are those of the calls. */
export type EntityOf<G extends EntityGroup> = Entity<RowOf<G>, FilterKeyOf<G>> & {
  readonly group: G;
};

/** Returns the name of a kind of record for titles and buttons: "OTA", "Institute". */
export function titleOf({ noun }: { readonly noun: Entity<EntityRow, never>['noun'] }): string {
  return noun.title ?? capitalized(noun.one);
}

/** The label of the button that adds a record. */
export function addLabelOf({ noun }: { readonly noun: Entity<EntityRow, never>['noun'] }): string {
  return noun.add ?? `Add ${noun.one}`;
}

/** The icon of adding and editing. */
export const entityIcons: Readonly<Record<'add' | 'edit', IconName>> = {
  add: 'plus',
  edit: 'pencil',
};
