import type { PolicyContent, Setting } from '@booking/api-client';
import { policyContent } from '@booking/api-client/contract/policy';
import { safeParse } from 'zod/mini';
import type { TemplateWords } from '../../../templates/template-words.ts';
import { PreviewCard } from '../section-form/preview-card.tsx';
import { timeIn } from '../sections/time-in.ts';
import { policySentences } from './policy-sentences.ts';

interface PolicyPreviewProps {
  /** Typed content, which may be incomplete. */
  readonly content: unknown;
  readonly region: Setting['region'];
  readonly words: TemplateWords;
}

/** Text for guests, made from the numbers as they are typed. */
export function PolicyPreview({ content, region, words }: PolicyPreviewProps) {
  const read = safeParse(policyContent, content);
  return (
    <PreviewCard
      title={`What ${words.guest.many} read`}
      description="Generated from your settings."
    >
      {read.success ? (
        <PolicyText content={read.data} region={region} words={words} />
      ) : (
        <p className="ck-form-note">Complete the fields to see the text.</p>
      )}
    </PreviewCard>
  );
}

interface PolicyTextProps {
  readonly content: PolicyContent;
  readonly region: Setting['region'];
  readonly words: TemplateWords;
}

/** A policy in sentences, then in the institute's own words. */
export function PolicyText({ content, region, words }: PolicyTextProps) {
  const { currency, locale, timeFormat } = region;
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const sentences = policySentences(content, {
    template: words,
    money: (amount) => money.format(amount),
    time: (clock) => timeIn('UTC', new Date(`1970-01-01T${clock}:00Z`), timeFormat),
  });
  const { childPolicy, extraBedPolicy, houseRules, termsText } = content;
  return (
    <>
      <ul className="grid gap-2" aria-label="Policy">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {[childPolicy, words.hasStays ? extraBedPolicy : '', houseRules, termsText]
        .filter((text) => text !== '')
        .map((text) => (
          <p key={text} className="whitespace-pre-wrap">
            {text}
          </p>
        ))}
    </>
  );
}
