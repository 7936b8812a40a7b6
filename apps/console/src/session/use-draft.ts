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
 * Keeps what `read` answers when the session ends while the form is open, for `useRestoredDraft` of the same user at the same
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
export function useRestoredDraft<T>({ form }: DraftKind<T>): T | undefined {
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

/** Where a draft is kept that belongs to a thing, not to the page that it was typed on. */
const ANYWHERE = '';

/** What is typed in a part that comes and goes. */
export interface PersistentDraft<T> {
  readonly content: T;
  /** It was typed earlier, and the part has gone and come since. */
  readonly isKept: boolean;
  readonly change: (content: T) => void;
  /** It was sent: nothing is kept from here on. What is on show stays. */
  readonly drop: () => void;
}

/**
 * Keeps what is typed in a dialog or a drawer that one key closes: it is there again when the part is, whatever took the
 * part away, until it is sent or its user signs out.
 * @param blank What stands there at first.
 * @param isWorthless Whether nothing was typed that would be missed.
 */
export function usePersistentDraft<T>(
  { form }: DraftKind<T>,
  blank: T,
  isWorthless: (content: T) => boolean,
): PersistentDraft<T> {
  const { drafts } = useSession();
  const place = { user: useUser()._id, address: ANYWHERE, form };
  const [kept] = useState(() => drafts.find(place));
  // The kind of a form stands in one constant, as above.
  const [content, setContent] = useState(() => (kept ? (kept.content as T) : blank));
  const drop = () => {
    const draft = drafts.find(place);
    if (draft) drafts.drop(draft);
  };
  return {
    content,
    isKept: kept !== undefined,
    change: (next) => {
      setContent(next);
      if (isWorthless(next)) drop();
      else drafts.keep({ ...place, content: next });
    },
    drop,
  };
}
