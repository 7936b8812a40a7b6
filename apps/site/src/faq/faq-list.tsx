import { faq } from '@booking/content/faq';
import { Accordion } from '@booking/ui/accordion';
import { useSyncExternalStore } from 'react';
import { useFacts } from '../facts/facts.tsx';
import { withStartingPrice } from '../facts/words.ts';

const phone = '(max-width: 767px)';

/** The questions; the first is open, except on phones, where its answer would fill the screen. */
export function FaqList() {
  const facts = useFacts();
  const items = faq.map(({ key, question, answer }) => ({
    key,
    title: question,
    content: <p>{withStartingPrice(answer, facts)}</p>,
  }));
  const isPhone = useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(phone);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(phone).matches,
    () => false,
  );
  return (
    <Accordion
      className="faq-list"
      size="xl"
      items={items}
      defaultValue={isPhone ? undefined : items[0]?.key}
    />
  );
}
