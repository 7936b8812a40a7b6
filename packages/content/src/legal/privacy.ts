import { brand } from '../brand.ts';
import type { LegalText } from './legal-text.ts';

const { name, legalName, address, email, phone } = brand;
const reach = `${email.value}, ${phone.value}, or ${legalName.value}, ${address.value.join(', ')}`;

/**
 * `/privacy` (`SITE-17`). The owner's lawyer has to confirm it: it is drafted to the duties of the Digital Personal
 * Data Protection Act of India (notice, consent, rights, breach), and its printed date stays as specified.
 */
export const privacy: LegalText = {
  title: 'Privacy policy',
  summary: `In short: we keep what we need to answer you and to run your desk, we show no advertising, we sell nothing about anybody, and you can see, correct or remove what we hold about you.`,
  parts: [
    {
      sections: [
        {
          id: 'who-we-are',
          title: 'Who we are',
          blocks: [
            `${legalName.value} runs ${name}: this website, the console behind it, and the service that businesses subscribe to. In this policy “we” and “us” mean ${legalName.value}.`,
            `You reach us about anything in this policy at ${reach}.`,
          ],
        },
        {
          id: 'words',
          title: 'Words we use',
          blocks: [
            {
              points: [
                'Personal data is anything about a person who can be recognised by it.',
                `A customer is a business that subscribes to ${name}.`,
                'A user is somebody whom a customer, or we, have given an account.',
                'A guest is somebody whose booking a customer keeps with us.',
                'A visitor is anybody who reads this website.',
              ],
            },
            'For what we know about visitors, customers and users, we decide why and how it is used. For data about guests our customer decides, and we act on the customer’s instructions.',
          ],
        },
        {
          id: 'what-we-collect',
          title: 'What we collect',
          blocks: [
            {
              points: [
                'Enquiries: the name, location, email address, phone number, subject and message that you send with the contact form, and the time at which you sent them.',
                'Accounts: your name, email address, role, the business you belong to, a picture if you add one, and your choices in the console. Of your password we keep only a hash that cannot be turned back.',
                'Businesses: name, address, contact, tax number, plan, dates and amounts of the subscription.',
                'Guests: what a customer enters about a booking and the person who made it, which may include an identity document where the law asks the customer to record one.',
                'Technical records: the time of a request, what was asked for, whether it worked, and the network address it came from; also sign-ins, changes of passwords and attempts that failed.',
              ],
            },
            'Most of it comes from you. Data about guests comes from our customer, and data about a user may come from the administrator who made the account.',
          ],
        },
        {
          id: 'why',
          title: 'Why we use it, and on which basis',
          blocks: [
            {
              points: [
                'To answer your enquiry and show you the product: because you asked us to, and consent to it by sending the form.',
                'To give users their accounts and customers their service, including mails about invitations, passwords and renewals: because it is what we have agreed with the customer.',
                'To bill, and to keep the books that tax law requires: because the law obliges us.',
                'To keep the service safe, find faults and stop misuse: because we and our customers need a service that can be relied on.',
              ],
            },
            'We do not use any of it for advertising, we do not build profiles of people, and no decision about a person is made by a machine alone.',
          ],
        },
        {
          id: 'cookies',
          title: 'Cookies and what your browser keeps',
          blocks: [
            'The public pages set no cookie, count no visits and load nothing from other companies. If you press “Load map” in the contact section, the map comes from the company that offers it, which then sees your network address as it would on its own site. Nothing of it is loaded before you press.',
            'In the console your browser keeps your sign-in for as long as the tab is open, one cookie that ties the session to your browser, and small settings such as the theme. None of them follows you elsewhere, and all of them are needed for the console to work.',
          ],
        },
        {
          id: 'sharing',
          title: 'Whom we share it with',
          blocks: [
            'We share personal data only as far as this list goes:',
            {
              points: [
                'Companies that run servers, back them up and deliver mail for us, bound by contract to use the data for nothing else.',
                'The mailing provider through which an enquiry reaches us.',
                'Messaging, payment or booking services that a customer connects: what they need for that, on the customer’s instruction.',
                'Courts and authorities, where the law obliges us and after we have checked that it does.',
                'A company that takes over our business, under the terms of this policy.',
              ],
            },
            'We do not sell personal data, and we do not lend it.',
          ],
        },
        {
          id: 'transfers',
          title: 'Where it is kept',
          blocks: [
            'We keep personal data in India as far as we can choose. Where a company that works for us keeps it in another country, we see to it that the law of India allows the transfer and that a contract protects the data there.',
          ],
        },
        {
          id: 'retention',
          title: 'How long we keep it',
          blocks: [
            {
              points: [
                'Enquiries: until your question is answered and for at most one year afterwards, unless you become a customer.',
                'Accounts and businesses: for as long as the subscription lasts. After it is closed there are 90 days to take the data out; then it is removed.',
                'Guests: for as long as our customer keeps the booking, and no longer than the customer’s own subscription and those 90 days.',
                'Records of sign-ins and of security: at most two years.',
                'Bills and what belongs to them: as long as tax law requires.',
                'Backups: copies are overwritten in turn, so that what has been removed leaves them too.',
              ],
            },
          ],
        },
        {
          id: 'security',
          title: 'How we protect it',
          blocks: [
            'Connections are encrypted. Passwords are hashed with a slow function made for them. Every user sees only what the role allows, and a business never sees the data of another. Sessions end by themselves, repeated wrong passwords are slowed down, and unusual sign-ins are recorded. Few of us can reach the servers, and each such access is for a reason.',
            'No service is beyond attack. If you find a weakness, tell us before you tell others, and we will thank you for it.',
          ],
        },
        {
          id: 'rights',
          title: 'Your rights and how to use them',
          blocks: [
            'You may ask us at any time',
            {
              points: [
                'what we hold about you, what we do with it and whom we have given it to;',
                'to correct, complete or update it;',
                'to remove it, unless the law makes us keep it;',
                'to stop: a consent can be taken back as easily as it was given, and what was done before stays lawful;',
                'to name somebody who may use these rights for you if you die or cannot act.',
              ],
            },
            `Write to ${email.value} from the address we know you by, or call ${phone.value}. We answer within 30 days, at no cost. If you are a guest, please write to the business you booked with first; we help it to answer.`,
            `Complaints go to our grievance officer, by post at ${legalName.value}, ${address.value.join(', ')}, or to ${email.value} with “Grievance” in the subject. We confirm a complaint within two working days and answer it within 30 days. If our answer does not satisfy you, you may turn to the Data Protection Board of India.`,
          ],
        },
        {
          id: 'children',
          title: 'Children',
          blocks: [
            `${name} is made for businesses. We give no account to anybody under 18 and do not knowingly take enquiries from children. A booking may name a child who travels along; our customer then answers for the consent of a parent.`,
          ],
        },
        {
          id: 'links',
          title: 'Links to others',
          blocks: [
            'Our pages link to social networks, and customers may link to their own sites. What happens there is told by their policies, not by this one.',
          ],
        },
        {
          id: 'breach',
          title: 'If something goes wrong',
          blocks: [
            'If personal data is lost, changed or seen by somebody who should not see it, we tell the people and customers concerned without delay, in plain words: what happened, what it may mean, what we have done and what you can do. We also tell the Data Protection Board of India and any other authority that the law names, within the time it sets.',
          ],
        },
        {
          id: 'changes',
          title: 'Changes to this policy',
          blocks: [
            'When we change this policy we change the date at its top. If a change matters to you, customers hear of it by mail at least 30 days before it holds. Earlier versions can be had from us.',
          ],
        },
        {
          id: 'contact',
          title: 'Contact',
          blocks: [
            `Questions about this policy, or about anything we keep: ${reach}. We answer in business hours.`,
          ],
        },
      ],
    },
  ],
};
