import { isApiError } from '@booking/api-client';
import { MONEY_QUESTIONS, type MoneyQuestion } from '@booking/api-client/facts';
import { type ReactNode, useRef } from 'react';
import { type Question, useQuestion } from './use-question.tsx';

export interface Confirmer {
  /**
   * Sends a write, with what the user has confirmed of what is unusual. What its server asks is put to the user, and the
   * write is sent again with the answers; a later attempt of the same body begins with them.
   * @throws SaveCancelled when the user declines.
   */
  readonly confirmed: <T>(
    words: Pick<Question, 'title' | 'confirmLabel'>,
    body: object,
    write: (answers: MoneyQuestion[]) => Promise<T>,
  ) => Promise<T>;
  /** Render it beside the form. */
  readonly element: ReactNode;
}

/** Asks what the server asks before it records something unusual. */
export function useConfirmed(): Confirmer {
  const question = useQuestion();
  const answered = useRef({ body: '', answers: new Set<MoneyQuestion>() });

  const confirmed: Confirmer['confirmed'] = async (words, body, write) => {
    const text = JSON.stringify(body);
    if (answered.current.body !== text) answered.current = { body: text, answers: new Set() };
    const { answers } = answered.current;
    try {
      return await write([...answers]);
    } catch (error) {
      if (!isApiError(error) || error.code !== 'CONFIRMATION_REQUIRED') throw error;
      const lines = error.fields.map(({ message }) => message);
      const impact = { lines, onRetry: () => undefined };
      const confirmation = { level: 2, impact } as const;
      await question.ask({ ...words, icon: 'triangle-alert', confirmation }, error.fields);
      for (const moneyQuestion of MONEY_QUESTIONS) {
        if (error.fields.some(({ code }) => code === moneyQuestion)) answers.add(moneyQuestion);
      }
      // Something else may have become unusual in the meantime.
      return confirmed(words, body, write);
    }
  };

  return { confirmed, element: question.element };
}
