/** What somebody had typed when their session ended. */
export interface Draft {
  /** The id of the user. */
  readonly user: string;
  /** Path and search of the page. */
  readonly address: string;
  /** Tells the forms of one page apart, and what kind of content it is. */
  readonly form: string;
  readonly content: unknown;
}

/**
 * Typed text that outlives a session, in the memory of the page only: neither a storage nor the network sees it. It is
 * handed out to the user who has typed it, at the address where it was typed.
 */
export interface Drafts {
  keep(draft: Draft): void;
  find(place: Omit<Draft, 'content'>): Draft | undefined;
  drop(draft: Draft): void;
  /** Forgets what other users have typed. */
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
      drafts = [...drafts.filter((other) => !isSame(other)), draft];
    },
    find: (place) => drafts.find(isAt(place)),
    drop(draft) {
      drafts = drafts.filter((other) => other !== draft);
    },
    keepOnly(user) {
      drafts = drafts.filter((draft) => draft.user === user);
    },
    dropAll() {
      drafts = [];
    },
  };
}
