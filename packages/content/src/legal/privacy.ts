import { brand } from '../brand.ts';
import type { PublicCompany } from '../site-facts.ts';
import type { LegalText } from './legal-text.ts';

const { name } = brand;

/**
 * `/privacy` (`SITE-17`). The owner's lawyer has to confirm it: it is drafted to the duties of the Digital Personal
 * Data Protection Act of India (notice, consent, rights, breach), and its printed date stays as specified.
 */
export const privacy = ({ legalName, address, email, phone }: PublicCompany): LegalText => ({
  title: 'Privacy policy',
  summary: `In short: we keep only what we need to reply to you and run your account. We show no ads and don’t sell data. You can see, correct or delete what we hold about you.`,
  parts: [
    {
      sections: [
        {
          id: 'who-we-are',
          title: 'Who we are',
          blocks: [
            `${legalName} runs ${name}: this website, the console behind it, and the service that businesses subscribe to. In this policy “we” and “us” mean ${legalName}.`,
            `Contact us about this policy at ${email}, ${phone}, or ${legalName}, ${address.join(', ')}.`,
          ],
        },
        {
          id: 'words',
          title: 'Definitions',
          blocks: [
            {
              points: [
                'Personal data is any information about a person who can be identified from it.',
                `A customer is a business that subscribes to ${name}.`,
                'A user is someone who has been given an account by a customer or by us.',
                'A guest is someone whose booking a customer stores with us.',
                'A visitor is anyone who reads this website.',
              ],
            },
            'We decide why and how data about visitors, customers and users is used. For guest data, our customer decides and we act on the customer’s instructions.',
          ],
        },
        {
          id: 'what-we-collect',
          title: 'What we collect',
          blocks: [
            {
              points: [
                'Enquiries: the name, location, email address, phone number, subject and message that you send with the contact form, and the time you sent them.',
                'Accounts: your name, email address, role, the business you belong to, a photo if you add one, and your preferences in the console. We store your password only as a one-way hash.',
                'Businesses: name, address, contact, tax number, plan, dates and amounts of the subscription.',
                'Guests: what a customer enters about a booking and the person who made it, which may include an identity document where the law requires the customer to record one.',
                'Technical records: the time of a request, what was requested, whether it succeeded, and the IP address it came from; also sign-ins, password changes and failed attempts.',
              ],
            },
            'Most of it comes from you. Guest data comes from our customer, and data about a user may come from the administrator who created the account.',
          ],
        },
        {
          id: 'why',
          title: 'Why we use it, and our legal basis',
          blocks: [
            {
              points: [
                'To answer your enquiry and show you the product: because you asked us to, and you consent by sending the form.',
                'To give users their accounts and customers their service, including emails about invitations, passwords and renewals: because that’s what we’ve agreed with the customer.',
                'To bill, and to keep the books that tax law requires: because the law requires it.',
                'To keep the service safe, find faults and stop misuse: because we and our customers need a reliable service.',
              ],
            },
            'We don’t use any of it for advertising, we don’t build profiles of people, and we make no automated decisions about people.',
          ],
        },
        {
          id: 'cookies',
          title: 'Cookies and browser storage',
          blocks: [
            'The public pages set no cookies, count no visits and load nothing from other companies. If you select “Load map” in the contact section, the map loads from the company that provides it, which will then see your IP address as it would on its own site. Nothing is loaded before you select it.',
            'In the console your browser keeps your sign-in for as long as the tab is open, one cookie that ties the session to your browser, and small settings such as the theme. None of them track you elsewhere, and all of them are required for the console to work.',
          ],
        },
        {
          id: 'sharing',
          title: 'Who we share it with',
          blocks: [
            'We share personal data only with:',
            {
              points: [
                'Companies that host and back up our servers and deliver email for us, bound by contract to use the data for nothing else.',
                'The email provider that delivers enquiries to us.',
                'Messaging, payment or booking services that a customer connects: what they need for that, on the customer’s instructions.',
                'Courts and authorities, where the law requires it and after we’ve checked that it does.',
                'A company that takes over our business, under the terms of this policy.',
              ],
            },
            'We don’t sell or lend personal data.',
          ],
        },
        {
          id: 'transfers',
          title: 'Where it is kept',
          blocks: [
            'We store personal data in India wherever we can. If a company that works for us stores it in another country, we make sure that Indian law allows the transfer and that a contract protects the data there.',
          ],
        },
        {
          id: 'retention',
          title: 'How long we keep it',
          blocks: [
            {
              points: [
                'Enquiries: until your question is answered and for up to one year afterwards, unless you become a customer.',
                'Accounts and businesses: for as long as the subscription lasts. After it ends you have 90 days to export the data; then it is deleted.',
                'Guests: for as long as our customer keeps the booking, and no longer than the customer’s own subscription plus those 90 days.',
                'Sign-in and security records: up to two years.',
                'Invoices and related records: as long as tax law requires.',
                'Backups: copies are overwritten in turn, so deleted data disappears from them too.',
              ],
            },
          ],
        },
        {
          id: 'security',
          title: 'How we protect it',
          blocks: [
            'Connections are encrypted. Passwords are hashed with a slow function designed for passwords. Users see only what their role allows, and one business never sees another’s data. Sessions expire, repeated wrong passwords are slowed down, and unusual sign-ins are recorded. Only a few of us can access the servers, and only when there’s a reason.',
            'No service is immune to attack. If you find a vulnerability, please tell us before you tell others.',
          ],
        },
        {
          id: 'rights',
          title: 'Your rights and how to use them',
          blocks: [
            'You can ask us at any time',
            {
              points: [
                'what we hold about you, what we do with it and who we’ve shared it with;',
                'to correct, complete or update it;',
                'to delete it, unless the law requires us to keep it;',
                'to stop: you can withdraw consent as easily as you gave it, and what was done before remains lawful;',
                'to name someone who can use these rights for you if you die or can’t act.',
              ],
            },
            `Write to ${email} from the email address we know, or call ${phone}. We reply within 30 days, free of charge. If you’re a guest, please contact the business you booked with first; we’ll help it reply.`,
            `Complaints go to our grievance officer, by post at ${legalName}, ${address.join(', ')}, or to ${email} with “Grievance” in the subject. We confirm a complaint within two working days and reply within 30 days. If you’re not satisfied with our reply, you can contact the Data Protection Board of India.`,
          ],
        },
        {
          id: 'children',
          title: 'Children',
          blocks: [
            `${name} is for businesses. We don’t give accounts to anyone under 18 and don’t knowingly accept enquiries from children. A booking may name a child who is travelling; our customer is then responsible for a parent’s consent.`,
          ],
        },
        {
          id: 'links',
          title: 'Links to other sites',
          blocks: [
            'Our pages link to social networks, and customers may link to their own sites. Their own policies apply there, not this one.',
          ],
        },
        {
          id: 'breach',
          title: 'If something goes wrong',
          blocks: [
            'If personal data is lost, changed or seen by someone who shouldn’t see it, we tell the people and customers affected without delay, in plain language: what happened, what it may mean, what we’ve done and what you can do. We also notify the Data Protection Board of India and any other authority the law names, within the time it sets.',
          ],
        },
        {
          id: 'changes',
          title: 'Changes to this policy',
          blocks: [
            'When we change this policy, we update the date at the top. We email customers about important changes at least 30 days before they take effect. Ask us for earlier versions.',
          ],
        },
        {
          id: 'contact',
          title: 'Contact',
          blocks: [
            `Questions about this policy or the data we hold: ${email}, ${phone}, or ${legalName}, ${address.join(', ')}. We reply during business hours.`,
          ],
        },
      ],
    },
  ],
});
