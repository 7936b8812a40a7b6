import { brand } from '../brand.ts';
import { PRICING_NOTE } from '../plans.ts';
import type { LegalText } from './legal-text.ts';

const { name, legalName, address, email, phone } = brand;

/** `/terms` (`SITE-18`): both texts on one page. The owner's lawyer has to confirm them, and name the courts. */
export const terms: LegalText = {
  title: 'Our terms',
  summary: `In short: you get the service of your plan and we get its price, your data stays yours, either of us can end it, and this page says what holds when something goes wrong.`,
  parts: [
    {
      id: 'terms-and-conditions',
      title: 'Terms and conditions',
      sections: [
        {
          id: 'acceptance',
          title: 'Acceptance',
          blocks: [
            `These terms hold between ${legalName.value}, which runs ${name} (“we”, “us”), and whoever uses this website or subscribes to the service (“you”). Who reads the website accepts the first part as far as it concerns visitors. A business accepts both parts when somebody who may act for it orders a plan, starts a trial or signs in for the first time.`,
            'Where we have agreed something else with you in writing, that goes first.',
          ],
        },
        {
          id: 'plans-and-prices',
          title: 'Plans, prices and tax',
          blocks: [
            `Plans and what each of them contains stand in the pricing section of this website. ${PRICING_NOTE} What we have quoted to you in writing is what you pay.`,
            'A plan is paid in advance for the period you choose. We send a bill with the goods and services tax shown apart. A plan renews for the same period unless you or we say otherwise before it ends; we remind you before we bill.',
            'You may change to another plan at any time. A larger one starts at once and is billed for what is left of the period; a smaller one starts with the next period. Nothing is deleted by a change: what a smaller plan does not show is kept.',
            'We may change prices for periods that have not begun, and tell you at least 30 days before.',
          ],
        },
        {
          id: 'refunds',
          title: 'Refunds',
          blocks: [
            'If you end a plan within its first 14 days you get back what you have paid for it. Later, a period that has begun is not refunded, unless we have failed you: if the service could not be used for more than three days running, we pay back the share of those days.',
          ],
        },
        {
          id: 'trial',
          title: 'Trial',
          blocks: [
            'We agree on the length of a trial with you. It costs nothing and ends by itself: if you do not choose a plan, you owe nothing, and your data can be taken out as “Suspension, end and your data afterwards” says.',
          ],
        },
        {
          id: 'property',
          title: 'Who owns what',
          blocks: [
            `The software, the design, the texts and the name ${name} are ours or those of the people we have them from. For as long as you subscribe you may use them for your own business, and not copy, resell or take them apart, except where the law allows it.`,
            'What you enter stays yours. You let us store, copy and show it only as far as the service needs that. If you send us an idea for the product, we may use it without owing you anything.',
          ],
        },
        {
          id: 'liability',
          title: 'Warranties and limits',
          blocks: [
            'We run the service with the care of a good business. We do not promise that it never stops, that it suits every purpose, or that what you do with it makes money.',
            'We answer without limit for intent, for fraud, and wherever the law forbids a limit. For everything else we answer for direct damage only, and in a year for no more than you have paid us in the twelve months before it. For lost profit and other indirect damage neither of us answers to the other.',
            'The website is information, not an offer. We keep it right as well as we can.',
          ],
        },
        {
          id: 'indemnity',
          title: 'Claims of others',
          blocks: [
            'If somebody makes a claim against us because of data that you entered, or because you used the service against these terms or the law, you answer for it and bear its reasonable cost. If somebody claims that our software as we gave it to you infringes a right of theirs, we do the same for you. Whoever hears of a claim tells the other at once and settles nothing alone.',
          ],
        },
        {
          id: 'law',
          title: 'Law and courts',
          blocks: [
            `The law of India holds. If we disagree, we first talk: write to us, and somebody who may decide answers within 15 days. What remains goes to the courts at the place of our registered office, ${address.value.join(', ')}, unless the law gives you another court.`,
          ],
        },
        {
          id: 'changes',
          title: 'Changes to these terms',
          blocks: [
            'We may change these terms when the service, the law or our costs change. We tell you by mail at least 30 days before, and say what is new. If you do not agree you may end the plan until then, and get back what you have paid for the time after. If a part of these terms does not hold, the rest does.',
          ],
        },
      ],
    },
    {
      id: 'terms-of-service',
      title: 'Terms of service',
      sections: [
        {
          id: 'the-service',
          title: 'The service',
          blocks: [
            `${name} is software for bookings, rates, staff and guests that runs on our servers and is used in a browser. Your plan says which features you have. Features that rest on services of others are connected together with you.`,
            'The service is a tool. Contracts about stays are made between you and your guests; we are no party to them and hold no money of guests.',
          ],
        },
        {
          id: 'accounts',
          title: 'Accounts and security',
          blocks: [
            'Each user has an account of their own, and an account is used by one person. You decide who gets one and with which role, and take it away when somebody leaves. Choose a password that you use nowhere else, keep it to yourself, and tell us at once if you think that somebody else knows it. What is done with an account counts as done by you until you have told us.',
          ],
        },
        {
          id: 'suspension',
          title: 'Suspension, end and your data afterwards',
          blocks: [
            'You may end your plan at the end of any period. We may end it with 60 days’ notice, and at once if you break these terms badly and do not mend it within 15 days of our letter.',
            'If a bill stays unpaid there is first a period of grace. After it your desk can be read but not changed. We may also stop an account at once where it endangers others or the law demands it, and tell you why.',
            'After the end you have 90 days in which your administrator can export the data or have it sent by us. Then we remove it, except for what the law makes us keep.',
          ],
        },
        {
          id: 'acceptable-use',
          title: 'What is not allowed',
          blocks: [
            'You may not',
            {
              points: [
                'break the law with the service, or harm others with it;',
                'enter data about people that you may not have, or send messages that people have not agreed to;',
                'try to reach what is not yours, get around limits, or test our defences without our consent;',
                'put so much load on the service that others suffer, or read it out by machine beyond the export and the interface made for that;',
                'resell the service, or let others use it under your account.',
              ],
            },
          ],
        },
        {
          id: 'data',
          title: 'Your data and the data of guests',
          blocks: [
            'For data about your guests you decide, and we work for you: you see to it that you may keep it and that guests know, and we use it only to run the service, on your instructions and as our privacy policy says. We keep your data apart from that of other customers, help you to answer guests who ask for theirs, and tell you without delay if it was breached. You can have your data at any time: your plan lets you export it, or we send it to you.',
          ],
        },
        {
          id: 'third-parties',
          title: 'Services of others',
          blocks: [
            'You may connect services of others, such as booking sites, messaging or payment. Their terms hold between you and them. We answer for our side of the connection, not for theirs, and if they change or stop, the connection may have to as well.',
          ],
        },
        {
          id: 'availability',
          title: 'Availability and help',
          blocks: [
            'We aim to keep the service running day and night. Work that interrupts it is done at quiet hours and told beforehand where we can. Data is backed up every day.',
            `Help is given in the business hours that stand at the foot of this page, at ${phone.value} and ${email.value}.`,
          ],
        },
        {
          id: 'contact',
          title: 'Contact',
          blocks: [
            `Letters about these terms go to ${legalName.value}, ${address.value.join(', ')}, or to ${email.value}. A mail counts as written.`,
          ],
        },
      ],
    },
  ],
};
