import { isApiError } from '@booking/api-client';
import { useState } from 'react';
import { messageOf } from '../messages/failure-message.ts';
import { useSession, useUser } from '../session/session-context.ts';
import { isSignInOld } from './last-sign-in.ts';

/** The text to type as proof that the right record is meant. */
export interface Phrase {
  /** The field's label: "Type the institute’s name to confirm". */
  readonly label: string;
  /** A name, or the number of rows. */
  readonly text: string;
}

export type ProofErrors = Readonly<Partial<Record<'phrase' | 'password', string>>>;

/**
 * The proof that level 3 requires: the typed name or number, and the password when the last sign-in was more than ten
 * minutes ago.
 * @param phrase Undefined below level 3, which requires no proof.
 */
export function useProof(phrase: Phrase | undefined) {
  const session = useSession();
  const user = useUser();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<ProofErrors>({});
  const [isOld, setIsOld] = useState(() => isSignInOld(user, Date.now()));
  const asksPassword = phrase !== undefined && isOld;

  /** Whether the typed text matches; else `errors` has the reasons. */
  function check(): boolean {
    if (!phrase) return true;
    // The dialog may have been open for a long time.
    const isOldNow = isOld || isSignInOld(user, Date.now());
    setIsOld(isOldNow);
    const found = {
      ...(!isSame(typed, phrase.text) && {
        phrase: `Type “${phrase.text}” exactly as shown.`,
      }),
      ...(isOldNow && !password && { password: 'Enter your password.' }),
    };
    setErrors(found);
    return Object.keys(found).length === 0;
  }

  /** Verifies the password with the server, if required. Resolves to whether to continue. */
  async function prove(): Promise<boolean> {
    if (!asksPassword) return true;
    try {
      await session.checkPassword(password);
      // It was typed just now: a retry does not ask again.
      setIsOld(false);
      return true;
    } catch (error) {
      const isWrong = isApiError(error) && error.code === 'WRONG_CREDENTIALS';
      setErrors({ password: isWrong ? 'Incorrect password.' : messageOf(error) });
      return false;
    }
  }

  return {
    asksPassword,
    typed,
    password,
    errors,
    setTyped: (text: string) => {
      setTyped(text);
      setErrors(({ phrase: _, ...rest }) => rest);
    },
    setPassword: (text: string) => {
      setPassword(text);
      setErrors(({ password: _, ...rest }) => rest);
    },
    check,
    prove,
  };
}

/** Ignores case and whitespace: it proves attention, not typing. */
function isSame(typed: string, text: string): boolean {
  const plain = (words: string) => words.trim().replace(/\s+/g, ' ').toLowerCase();
  return plain(typed) === plain(text);
}
