import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession, useUser } from './session-context.ts';

/** A kind of form whose typed text is kept when the session ends. One constant a kind; `T` is what it keeps. */
export interface DraftKind<T> {
  readonly form: string;
  /** Only a type: what was kept under this name is what its hook was given. */
  readonly content?: T;
}

/**
 * Keeps what `read` answers when the session ends while the form is open, for `useKeptDraft` of the same user at the same
 * address. Nothing is kept when it answers undefined, or when the user signs out.
 */
export function useDraft<T>({ form }: DraftKind<T>, read: () => T | undefined): void {
  const session = useSession();
  const user = useUser()._id;
  const { pathname, search } = useLocation();
  const keep = useRef(() => {});
  useEffect(() => {
    keep.current = () => {
      const { tokens, endedBy } = session.store.getState();
      if (tokens || !endedBy || endedBy === 'logout') return;
      const content = read();
      if (content === undefined) return;
      session.drafts.keep({ user, address: pathname + search, form, content });
    };
  });
  // The end of a session takes every screen away, this form with them.
  useEffect(() => () => keep.current(), []);
}

/** What this user had typed into such a form, here, when their last session ended. It is handed out once. */
export function useKeptDraft<T>({ form }: DraftKind<T>): T | undefined {
  const { drafts } = useSession();
  const user = useUser()._id;
  const { pathname, search } = useLocation();
  const [draft] = useState(() => drafts.find({ user, address: pathname + search, form }));
  useEffect(() => {
    if (draft) drafts.drop(draft);
  }, [draft, drafts]);
  // The kind of a form stands in one constant, which both hooks are given.
  return draft?.content as T | undefined;
}
