/** Form content that a user had typed when their session ended. */
export interface Draft {
  /** The user's id. */
  readonly user: string;
  /** Path and search of the page. */
  readonly address: string;
  /** Identifies the form on its page, and the type of the content. */
  readonly form: string;
  readonly content: unknown;
}

/**
 * Typed text that outlives a session, in memory only: never in a storage or on the network. It is only restored for the
 * user who typed it, at the same address.
 */
export interface Drafts {
  keep(draft: Draft): void;
  find(place: Omit<Draft, 'content'>): Draft | undefined;
  drop(draft: Draft): void;
  /** Drops the drafts of other users. */
  keepOnly(user: string): void;
  dropAll(): void;
}

export function createDrafts(): Drafts {
  let drafts: readonly Draft[] = [];
  const isAt =
    ({ user, address, form }: Omit<Draft, 'content'>) =>
    (draft: Draft) =>
      draft.user === user && draft.address === address && draft.form === form;
  return {
    keep(draft) {
      const isSame = isAt(draft);
      drafts = [...drafts.filter((stored) => !isSame(stored)), draft];
    },
    find: (place) => drafts.find(isAt(place)),
    drop(draft) {
      drafts = drafts.filter((stored) => stored !== draft);
    },
    keepOnly(user) {
      drafts = drafts.filter((draft) => draft.user === user);
    },
    dropAll() {
      drafts = [];
    },
  };
}
