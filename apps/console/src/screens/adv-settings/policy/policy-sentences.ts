import type { PolicyContent } from '@booking/api-client';
import type { ChargeMode } from '@booking/api-client/facts';
import type { TemplateWords } from '../../../templates/template-words.ts';
import { guestRuleLabels, guestRulesOf, idProofLabels } from './policy-words.ts';

type Terms = Pick<
  PolicyContent,
  'tiers' | 'noShow' | 'noShowTime' | 'deposit' | 'refundDays' | 'idProof' | 'guestRules'
>;

/** How amounts and times are written, and the words of the line of business. */
export interface Wording {
  readonly template: TemplateWords;
  readonly money: (amount: number) => string;
  readonly time: (clock: string) => string;
}

/** A policy as guests read it: plain sentences that are made from its numbers. */
export function policySentences(terms: Terms, words: Wording): readonly string[] {
  return [
    ...cancellationSentences(terms, words),
    depositSentence(terms, words),
    `Refunds are paid within ${count(terms.refundDays, 'day')}.`,
    idSentence(terms, words.template),
    ...guestSentences(terms, words.template),
  ];
}

/** From the earliest tier to the no-show. */
export function cancellationSentences(
  { tiers, noShow, noShowTime }: Pick<Terms, 'tiers' | 'noShow' | 'noShowTime'>,
  words: Wording,
): readonly string[] {
  const { start } = words.template;
  const last = tiers.at(-1);
  const late = last ? `less than ${timeSpan(last.hoursBefore)} before ${start}` : 'at any time';
  return [
    ...tiers.map(({ hoursBefore, chargeMode, chargeValue }, at) => {
      const before = tiers[at - 1];
      const since = `${timeSpan(hoursBefore)} or more before ${start}`;
      const when = before ? `less than ${timeSpan(before.hoursBefore)} but ${since}` : since;
      return `Cancel ${when}: ${chargeWords(chargeMode, chargeValue, words)}.`;
    }),
    `Cancel ${late}, or don’t arrive by ${words.time(noShowTime)}: ${chargeWords(
      noShow.chargeMode,
      noShow.chargeValue,
      words,
    )}.`,
  ];
}

function chargeWords(
  mode: ChargeMode,
  value: number,
  { money, template: { span } }: Wording,
): string {
  if (value === 0) return 'free of charge';
  switch (mode) {
    case 'percent':
      return value === 100 ? 'the whole booking is charged' : `${value}% of the booking is charged`;
    case 'nights':
      return value === 1 ? `one ${span.one} is charged` : `${value} ${span.many} are charged`;
    case 'fixed':
      return `${money(value)} is charged`;
  }
}

function depositSentence({ deposit }: Terms, { money, template }: Wording): string {
  const { isRequired, mode, value, dueHours } = deposit;
  if (!isRequired) return 'No deposit is needed.';
  const amount =
    mode === 'percent'
      ? `${value}% of the booking`
      : mode === 'nights'
        ? `the price of ${count(value, template.span.one)}`
        : money(value);
  const due = dueHours === 0 ? 'on arrival' : `${timeSpan(dueHours)} before ${template.start}`;
  return `A deposit of ${amount} is due ${due}.`;
}

const either = new Intl.ListFormat('en-IN', { type: 'disjunction' });

function idSentence(
  { idProof: { isRequired, types } }: Terms,
  { guest, start }: TemplateWords,
): string {
  if (!isRequired) return `No ID is needed at ${start}.`;
  const names = types.map((type) => idProofLabels[type]);
  return `Every ${guest.one} shows an ID at ${start}${names.length > 0 ? `: ${either.format(names)}` : ''}.`;
}

function guestSentences({ guestRules }: Terms, words: TemplateWords): readonly string[] {
  return guestRulesOf(words).map((rule) => {
    const { answer, note } = guestRules[rule];
    const subject = guestRuleLabels[rule];
    const said = {
      allow: `${subject}: allowed.`,
      deny: `${subject}: not allowed.`,
      ask: `${subject}: please ask us first.`,
    }[answer];
    return note ? `${said} ${sentence(note)}` : said;
  });
}

/** "3 days", where it is whole days; else "36 hours". */
function timeSpan(hours: number): string {
  return hours % 24 === 0 ? count(hours / 24, 'day') : count(hours, 'hour');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
