import { formatMoney } from '@booking/ui/format';
import { dateFormats } from '@booking/ui/messages';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { type Language, type Say, sayIn } from './words.ts';

const KEY = 'front-desk.language';

function speechIn(language: Language) {
  const locale = `${language}-IN`;
  return {
    language,
    say: sayIn(language),
    dates: dateFormats(locale),
    money: (amount: number, currency: string) => formatMoney(amount, currency, locale),
  };
}

interface Speech extends ReturnType<typeof speechIn> {
  readonly say: Say;
  setLanguage(language: Language): void;
}

const SpeechContext = createContext<Speech>({ ...speechIn('en'), setLanguage: () => {} });
export const useSpeech = () => use(SpeechContext);

/** Keeps the language for the next visit. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(() =>
    localStorage.getItem(KEY) === 'hi' ? 'hi' : 'en',
  );
  useEffect(() => {
    document.documentElement.lang = `${language}-IN`;
  }, [language]);
  const change = (next: Language) => {
    localStorage.setItem(KEY, next);
    setLanguage(next);
  };
  return (
    <SpeechContext value={{ ...speechIn(language), setLanguage: change }}>
      <title>{sayIn(language)('frontDesk')}</title>
      {children}
    </SpeechContext>
  );
}
