import { brand } from '../brand.ts';
import { PRICING_NOTE } from '../plans.ts';
import type { PublicCompany } from '../site-facts.ts';
import type { LegalText } from './legal-text.ts';

const { name } = brand;

/** `/terms` (`SITE-18`): both texts on one page. The owner's lawyer has to confirm them, and name the courts. */
export const terms = ({ legalName, address, email, phone }: PublicCompany): LegalText => ({
  title: 'Our terms',
  summary: `In short: you get the service in your plan and pay its price. Your data stays yours. Either of us can end the agreement. This page also says what applies when something goes wrong.`,
  parts: [
    {
      id: 'terms-and-conditions',
      title: 'Terms and conditions',
      sections: [
        {
          id: 'acceptance',
          title: 'Acceptance',
          blocks: [
            `These terms apply between ${legalName}, which runs ${name} (“we”, “us”), and anyone who uses this website or subscribes to the service (“you”). Visitors accept the first part as far as it concerns them. A business accepts both parts when someone authorised to act for it orders a plan, starts a trial or signs in for the first time.`,
            'Anything we’ve agreed with you separately in writing takes precedence.',
          ],
        },
        {
          id: 'plans-and-prices',
          title: 'Plans, prices and tax',
          blocks: [
            `Plans and their contents are listed in the pricing section of this website. ${PRICING_NOTE} You pay the price we’ve quoted to you in writing.`,
            'Plans are paid in advance for the period you choose. We send an invoice with goods and services tax shown separately. A plan renews for the same period unless either of us cancels before it ends; we remind you before we bill.',
            'You can change plans at any time. An upgrade starts immediately and is billed for the rest of the period; a downgrade starts with the next period. Nothing is deleted when you change: data that a smaller plan doesn’t show is kept.',
            'We may change prices for future periods, and will tell you at least 30 days in advance.',
          ],
        },
        {
          id: 'refunds',
          title: 'Refunds',
          blocks: [
            'If you cancel a plan within its first 14 days, we refund what you’ve paid for it. After that, a period that has started isn’t refunded, with one exception: if the service was unavailable for more than three days in a row, we refund those days.',
          ],
        },
        {
          id: 'trial',
          title: 'Trial',
          blocks: [
            'We agree the length of a trial with you. It’s free and ends automatically: if you don’t choose a plan, you owe nothing, and you can export your data as described in “Suspension, end and your data afterwards”.',
          ],
        },
        {
          id: 'property',
          title: 'Ownership',
          blocks: [
            `The software, the design, the texts and the name ${name} belong to us or our licensors. While you subscribe, you may use them for your own business. You may not copy, resell or reverse-engineer them, except where the law allows it.`,
            'What you enter stays yours. You allow us to store, copy and display it only as far as the service requires. If you send us an idea for the product, we may use it without owing you anything.',
          ],
        },
        {
          id: 'liability',
          title: 'Warranties and liability',
          blocks: [
            'We run the service with reasonable care. We don’t promise that it is never interrupted, that it suits every purpose, or that your use of it is profitable.',
            'Our liability for wilful misconduct and fraud, and wherever the law forbids a limit, is unlimited. For everything else, we’re liable for direct damage only, and in any year for no more than you paid us in the previous twelve months. Neither of us is liable to the other for lost profit or other indirect damage.',
            'The website is information, not an offer. We do our best to keep it accurate.',
          ],
        },
        {
          id: 'indemnity',
          title: 'Claims by others',
          blocks: [
            'If someone makes a claim against us because of data you entered, or because you used the service in breach of these terms or the law, you’re responsible for it and its reasonable cost. If someone claims that our software, as supplied to you, infringes their rights, we do the same for you. Each of us will tell the other about a claim immediately and won’t settle it alone.',
          ],
        },
        {
          id: 'law',
          title: 'Law and courts',
          blocks: [
            `Indian law applies. If we disagree, let’s talk first: write to us, and someone who can decide will reply within 15 days. Remaining disputes go to the courts at our registered office, ${address.join(', ')}, unless the law gives you another court.`,
          ],
        },
        {
          id: 'changes',
          title: 'Changes to these terms',
          blocks: [
            'We may change these terms when the service, the law or our costs change. We’ll email you at least 30 days in advance and explain what’s new. If you don’t agree, you can cancel before then and get a refund for the remaining time. If part of these terms is invalid, the rest still applies.',
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
            `${name} is software for bookings, rates, staff and guests that runs on our servers and is used in a browser. Your plan defines which features you have. Features that depend on third-party services are set up together with you.`,
            'The service is a tool. Contracts about stays are between you and your guests; we aren’t a party to them and don’t hold guests’ money.',
          ],
        },
        {
          id: 'accounts',
          title: 'Accounts and security',
          blocks: [
            'Each user has their own account, used by one person only. You decide who gets an account and with which role, and remove it when someone leaves. Choose a password you don’t use anywhere else, keep it private, and tell us immediately if you think someone else knows it. You’re responsible for what is done with an account until you’ve told us.',
          ],
        },
        {
          id: 'suspension',
          title: 'Suspension, end and your data afterwards',
          blocks: [
            'You can cancel your plan at the end of any period. We can end it with 60 days’ notice, or immediately if you seriously breach these terms and don’t fix it within 15 days of our notice.',
            'If an invoice stays unpaid, there is a grace period first. After that your account is read-only. We may also suspend an account immediately if it endangers others or the law requires it, and will tell you why.',
            'After the end you have 90 days in which your administrator can export the data or ask us to send it. Then we delete it, except for what the law requires us to keep.',
          ],
        },
        {
          id: 'acceptable-use',
          title: 'What is not allowed',
          blocks: [
            'You may not',
            {
              points: [
                'use the service to break the law or harm others;',
                'enter personal data you aren’t allowed to have, or send messages people haven’t agreed to;',
                'try to access what isn’t yours, bypass limits, or test our security without our consent;',
                'overload the service, or scrape it beyond the export and the API provided for that;',
                'resell the service, or let others use it under your account.',
              ],
            },
          ],
        },
        {
          id: 'data',
          title: 'Your data and the data of guests',
          blocks: [
            'You decide about your guests’ data, and we process it for you: you make sure that you’re allowed to store it and that guests know, and we use it only to run the service, on your instructions and as described in our privacy policy. We keep your data separate from that of other customers, help you respond to guests who ask for theirs, and tell you without delay about any breach. You can get your data at any time: your plan lets you export it, or we send it to you.',
          ],
        },
        {
          id: 'third-parties',
          title: 'Third-party services',
          blocks: [
            'You can connect third-party services, such as booking sites, messaging or payments. Their terms apply between you and them. We’re responsible for our side of the connection, not theirs, and if they change or stop, the connection may have to as well.',
          ],
        },
        {
          id: 'availability',
          title: 'Availability and support',
          blocks: [
            'We aim to keep the service running day and night. Maintenance that interrupts it happens at quiet hours, and we announce it in advance where we can. Data is backed up every day.',
            `Support is available during the business hours at the bottom of this page, at ${phone} and ${email}.`,
          ],
        },
        {
          id: 'contact',
          title: 'Contact',
          blocks: [
            `Send notices about these terms to ${legalName}, ${address.join(', ')}, or to ${email}. Email counts as written notice.`,
          ],
        },
      ],
    },
  ],
});
