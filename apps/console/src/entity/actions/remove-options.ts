import type { ComponentType } from 'react';
import type { ListNoun } from '../../list/list-of.ts';
import type { EntityRow } from '../api-types.ts';

/** Chooses the record that takes the place of a removed one. */
export interface ReplacementProps<E extends EntityRow> {
  readonly row: E;
  /** The id that is chosen; empty until then. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (id: string) => void;
}

/** Links to the records that may keep a record from being deleted, by the name that the server gives their kind. */
export type BlockerLinks<E extends EntityRow> = Readonly<
  Record<string, { readonly noun: ListNoun; readonly href: (row: E) => string }>
>;

export interface RemoveOptions<E extends EntityRow> {
  /** "3 institutes use it." Left out where nothing counts its uses. */
  readonly usageText?: (row: E) => string;
  /** Alternative to deleting a record in use: "Deactivate it instead." Left out where it can be replaced. */
  readonly alternative?: string;
  /** Records that a refused deletion lists, with links to where each is changed. */
  readonly blockers?: BlockerLinks<E>;
  /** Chooses a replacement, which the call takes as `replaceBy`. */
  readonly Replacement?: ComponentType<ReplacementProps<E>>;
}
