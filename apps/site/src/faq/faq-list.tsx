import { faq } from '@booking/content/faq';
import { Accordion } from '@booking/ui/accordion';
import { useBreakpoint } from '@booking/ui/hooks';
import { useFacts } from '../facts/facts.tsx';
import { withStartingPrice } from '../facts/words.ts';

/** The questions; the first is open, except on phones, where its answer would fill the screen. */
export function FaqList() {
  const facts = useFacts();
  const items = faq.map(({ key, question, answer }) => ({
    key,
    title: question,
    content: <p>{withStartingPrice(answer, facts)}</p>,
  }));
  const isPhone = !useBreakpoint('md', true);
  return <Accordion size="xl" items={items} defaultValue={isPhone ? undefined : items[0]?.key} />;
}
