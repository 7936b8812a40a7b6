import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession, useUser } from './session-context.ts';

/** A kind of form whose text is kept when the session ends. One constant per kind; `T` is its content. */
export interface DraftKind<T> {
  readonly form: string;
  /** Type only: the content stored under this name. */
  readonly content?: T;
}

/**
 * Keeps the result of `read` when the session ends while the form is open, for `useRestoredDraft` of the same user at
 * the same address. Nothing is kept when it returns undefined, or on sign-out.
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
  // The end of a session unmounts every screen, including this form.
  useEffect(() => () => keep.current(), []);
}

/** Restores what this user had typed into the form, at this address, when their last session ended. Returned once. */
export function useRestoredDraft<T>({ form }: DraftKind<T>): T | undefined {
  const { drafts } = useSession();
  const user = useUser()._id;
  const { pathname, search } = useLocation();
  const [draft] = useState(() => drafts.find({ user, address: pathname + search, form }));
  useEffect(() => {
    if (draft) drafts.drop(draft);
  }, [draft, drafts]);
  // The form's name is a constant that both hooks share.
  return draft?.content as T | undefined;
}

/** The address of drafts that belong to a record, not to a page. */
const ANYWHERE = '';

/** The draft of a part that mounts and unmounts. */
export interface PersistentDraft<T> {
  readonly content: T;
  /** It was typed before the part was last unmounted. */
  readonly isKept: boolean;
  readonly change: (content: T) => void;
  /** Called when it is sent: nothing is kept from here on. The visible text stays. */
  readonly drop: () => void;
}

/**
 * Keeps the text of a dialog or drawer that is easily closed: it is restored when the part mounts again, until it is
 * sent or the user signs out.
 * @param blank The initial content.
 * @param isWorthless Whether the content is not worth keeping.
 */
export function usePersistentDraft<T>(
  { form }: DraftKind<T>,
  blank: T,
  isWorthless: (content: T) => boolean,
): PersistentDraft<T> {
  const { drafts } = useSession();
  const place = { user: useUser()._id, address: ANYWHERE, form };
  const [restored] = useState(() => drafts.find(place));
  // The form's name is a constant, as above.
  const [content, setContent] = useState(() => (restored ? (restored.content as T) : blank));
  const drop = () => {
    const draft = drafts.find(place);
    if (draft) drafts.drop(draft);
  };
  return {
    content,
    isKept: restored !== undefined,
    change: (next) => {
      setContent(next);
      if (isWorthless(next)) drop();
      else drafts.keep({ ...place, content: next });
    },
    drop,
  };
}
