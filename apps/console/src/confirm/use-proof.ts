import { isApiError } from '@booking/api-client';
import { useState } from 'react';
import { messageOf } from '../messages/failure-message.ts';
import { useSession, useUser } from '../session/session-context.ts';
import { isSignInOld } from './last-sign-in.ts';

/** What has to be typed to make sure that the right thing is meant. */
export interface Phrase {
  /** Asks for it: "Type the institute’s name to confirm". */
  readonly label: string;
  /** A name, or the number of rows. */
  readonly text: string;
}

export type ProofErrors = Readonly<Partial<Record<'phrase' | 'password', string>>>;

/**
 * What level 3 asks for besides a press: the name or the number typed, and the password again where the last sign-in is
 * more than ten minutes ago.
 * @param phrase Undefined below level 3: nothing is asked for then.
 */
export function useProof(phrase: Phrase | undefined) {
  const session = useSession();
  const user = useUser();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<ProofErrors>({});
  const [isOld, setIsOld] = useState(() => isSignInOld(user, Date.now()));
  const asksPassword = phrase !== undefined && isOld;

  /** Whether what was typed will do; else `errors` says what is wrong. */
  function check(): boolean {
    if (!phrase) return true;
    // The dialog may have been open for long.
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

  /** Has the server look at the password, if it is asked for. Says whether one may go on. */
  async function prove(): Promise<boolean> {
    if (!asksPassword) return true;
    try {
      await session.checkPassword(password);
      // It was typed just now: another try does not ask again.
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

/** Blanks and capitals do not matter: it proves that one looked, not that one can type. */
function isSame(typed: string, text: string): boolean {
  const plain = (words: string) => words.trim().replace(/\s+/g, ' ').toLowerCase();
  return plain(typed) === plain(text);
}
