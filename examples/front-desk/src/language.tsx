import { formatMoney } from '@booking/ui/format';
import { dateFormats } from '@booking/ui/messages';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { type Language, sayIn } from './words.ts';

const KEY = 'front-desk.language';

function speechIn(language: Language, setLanguage: (language: Language) => void) {
  const locale = `${language}-IN`;
  const money = (amount: number, currency: string) => formatMoney(amount, currency, locale);
  return { language, locale, say: sayIn(language), dates: dateFormats(locale), money, setLanguage };
}

const SpeechContext = createContext(speechIn('en', () => {}));
export const useSpeech = () => use(SpeechContext);

/** Keeps the language for the next visit. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(() =>
    localStorage.getItem(KEY) === 'hi' ? 'hi' : 'en',
  );
  const speech = useMemo(() => speechIn(language, setLanguage), [language]);
  useEffect(() => {
    localStorage.setItem(KEY, language);
    document.documentElement.lang = speech.locale;
  }, [language, speech]);
  return (
    <SpeechContext value={speech}>
      <title>{speech.say('frontDesk')}</title>
      {children}
    </SpeechContext>
  );
}
