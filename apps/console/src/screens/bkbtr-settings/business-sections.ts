import { GRACE_DAYS_MAX, PAYMENT_DAYS_MAX } from '@booking/api-client/facts';
import { flag } from '../../entity/form/choice-fields.tsx';
import { groupList } from '../../entity/form/group-list.tsx';
import { number, text } from '../../entity/form/text-fields.tsx';
import { time } from '../../entity/form/time-field.tsx';
import { noticeSection } from './notice-section.ts';
import { paperSection } from './paper-section.ts';
import type { Section } from './section.ts';
import { printedDayField, textLines, weekdays } from './setting-fields.tsx';

/** The sections about the company that runs the platform. */
export const businessSections: readonly Section[] = [
  {
    key: 'company',
    title: 'Company',
    icon: 'building-2',
    lead: 'Shown on the public site: footer, contact section, legal pages and search results.',
    group: 'business',
    rows: [
      [text('company.name', 'Name'), text('company.legalName', 'Legal name')],
      [
        text('company.gstin', 'GSTIN', { isOptional: true, input: { spellCheck: false } }),
        text('company.phone', 'Phone', { input: { type: 'tel' } }),
      ],
      text('company.email', 'Email', { input: { type: 'email' } }),
      textLines('company.address', 'Address', { description: 'One line per row, as printed.' }),
      groupList(
        'company.businessHours',
        'Business hours',
        [
          text('label', 'Label', { description: 'For example Mon-Fri.' }),
          [
            time('open', 'Opens', { isOptional: true, hourCycle: 24 }),
            time('close', 'Closes', { isOptional: true, hourCycle: 24 }),
          ],
          weekdays('days', 'Days'),
        ],
        {
          one: 'line',
          max: 7,
          isOptional: true,
          description: 'Leave times empty for closed days.',
          nameOf: ({ label }) => String(label ?? ''),
        },
      ),
      groupList(
        'company.social',
        'Social links',
        [[text('name', 'Name'), text('href', 'Address', { input: { type: 'url' } })]],
        { one: 'link', max: 8, isOptional: true, nameOf: ({ name }) => String(name ?? '') },
      ),
    ],
  },
  {
    key: 'billing',
    title: 'Billing',
    icon: 'receipt',
    lead: 'How new subscriptions are billed. Existing ones keep their grace days; days to pay apply from the next charge.',
    group: 'business',
    rows: [
      [
        number('billing.paymentDays', 'Days to pay', {
          min: 0,
          max: PAYMENT_DAYS_MAX,
          suffix: 'days',
          description: 'From a charge until it’s past due.',
        }),
        number('billing.graceDays', 'Grace days', {
          min: 0,
          max: GRACE_DAYS_MAX,
          suffix: 'days',
          description: 'Days an unpaid subscription stays active.',
        }),
      ],
      flag('billing.autoSuspend', 'Suspend institutes that don’t pay', {
        description: 'After the grace period. Reactivated once paid.',
      }),
      text('billing.paymentInstructions', 'How to pay', {
        hasLines: true,
        isOptional: true,
        description: 'Bank account or UPI ID, printed on statements with something due.',
      }),
    ],
  },
  paperSection,
  noticeSection,
  {
    key: 'legal',
    title: 'Legal dates',
    icon: 'file-text',
    lead: '“Last updated” dates on the legal pages.',
    group: 'business',
    rows: [
      [
        printedDayField('legal.privacyUpdated', 'Privacy policy'),
        printedDayField('legal.termsUpdated', 'Terms and conditions'),
      ],
    ],
  },
];
