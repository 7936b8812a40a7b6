import type { Institution, Template } from '@booking/api-client';
import { NOT_AVAILABLE } from '@booking/content/templates';
import { choice, reference } from '../../../entity/form/choice-fields.tsx';
import type { FormRows } from '../../../entity/form/field.ts';
import { phone } from '../../../entity/form/phone-field.tsx';
import { text } from '../../../entity/form/text-fields.tsx';
import { staffOption } from '../../../institutes/account-manager/platform-staff.ts';
import { countries, countryName } from '../../../institutes/countries.ts';
import { typeLabels } from '../../../institutes/institute-words.ts';
import { currencyOptions, localeOptions, zoneOptions } from '../../../institutes/region-options.ts';
import { optionsOf } from '../../../labels/labels.ts';
import { AccountManagerControl } from '../account-manager/account-manager-control.tsx';
import { GstinControl } from './gstin-control.tsx';
import { NameControl, StateControl } from './institute-controls.tsx';

const fixedOnceLive = ({ status }: Institution) =>
  status === 'Pending' ? undefined : 'Can’t be changed after the institute goes live.';

/** Unavailable templates are listed but can't be chosen (`SHELL-10`). */
const templateOption = ({ _id, name, isAvailable }: Template) => ({
  value: _id,
  label: name,
  disabledReason: isAvailable ? undefined : NOT_AVAILABLE,
});

const countryOptions = countries.map((value) => ({ value, label: countryName(value) }));

/** Fields of the business, its address and its contact: all that a draft needs. */
export const businessRows = (templates: readonly Template[]): FormRows<Institution> => [
  [
    {
      ...text('name', 'Name', { emptyMessage: 'Enter a name.' }),
      draw: (props) => <NameControl {...props} />,
    },
    text('code', 'Code', {
      emptyMessage: 'Enter a code.',
      descriptionForNew: 'Suggested from the name.',
      fixedBy: fixedOnceLive,
      input: { spellCheck: false },
    }),
  ],
  [
    reference('template', 'Template', templates.map(templateOption), {
      blank: templates.find(({ isAvailable }) => isAvailable)?._id ?? '',
      fixedBy: fixedOnceLive,
    }),
    choice('type', 'Type', optionsOf(typeLabels)),
  ],
  text('address.line1', 'Street'),
  [
    text('address.city', 'City'),
    text('address.postalCode', 'PIN code', { isOptional: true, input: { inputMode: 'numeric' } }),
  ],
  [
    {
      ...text('address.state', 'State', { isOptional: true }),
      draw: (props) => <StateControl {...props} />,
    },
    choice('address.country', 'Country', countryOptions, { blank: 'IN', nameOf: countryName }),
  ],
  [
    text('email', 'Email', { emptyMessage: 'Enter an email address.', input: { type: 'email' } }),
    phone('phone', 'Phone', { emptyMessage: 'Enter a phone number.' }),
  ],
];

/** Fields of the owner who is invited to a new institute. */
export const ownerRows: FormRows<Institution> = [
  {
    legend: 'Owner',
    note: 'We’ll email an invitation with the Owner role.',
    rows: [
      [
        text('owner.firstName', 'Owner first name', { shortLabel: 'First name', isForNew: true }),
        {
          ...text('owner.lastName', 'Owner last name', {
            shortLabel: 'Last name',
            isOptional: true,
            isForNew: true,
          }),
          toBody: (value) => value,
        },
      ],
      [
        text('owner.email', 'Owner email', {
          shortLabel: 'Email',
          emptyMessage: 'Enter the owner’s email address.',
          isForNew: true,
          input: { type: 'email' },
        }),
        phone('owner.phone', 'Owner phone', {
          shortLabel: 'Phone',
          isOptional: true,
          isForNew: true,
        }),
      ],
    ],
  },
];

/** Fields of the legal identity, further contacts, and the formats of times and amounts. */
export const taxRows: FormRows<Institution> = [
  [
    text('legalName', 'Legal name', { isOptional: true }),
    {
      ...text('gstin', 'GSTIN', { isOptional: true }),
      draw: (props) => <GstinControl {...props} />,
    },
  ],
  [
    text('pan', 'PAN', {
      isOptional: true,
      description: 'Part of the GSTIN, if there is one.',
      input: { spellCheck: false },
    }),
    text('billingEmail', 'Billing email', {
      isOptional: true,
      description: 'For invoices and notices, if it isn’t the email above.',
      input: { type: 'email' },
    }),
  ],
  [
    phone('whatsappNumber', 'WhatsApp number', {
      isOptional: true,
      description: 'If it isn’t the phone number.',
    }),
    text('website', 'Website', {
      isOptional: true,
      input: { type: 'url', placeholder: 'https://' },
    }),
  ],
  [
    choice('timezone', 'Time zone', zoneOptions(), { isSearched: true, blank: 'Asia/Kolkata' }),
    choice('currency', 'Currency', currencyOptions(), { isSearched: true, blank: 'INR' }),
  ],
  choice('locale', 'Language and region', localeOptions(), {
    blank: 'en-IN',
    nameOf: (value) => value,
  }),
];

export const noteRows: FormRows<Institution> = [
  {
    ...reference('accountManager', 'Account manager', [], {
      isOptional: true,
      description: 'Who looks after it on the platform.',
    }),
    nameOf: async (api, id, signal) => (await staffOption(api, id, signal))?.label,
    draw: (props) => <AccountManagerControl {...props} />,
  },
  text('notes', 'Notes', {
    isOptional: true,
    hasLines: true,
    description: 'Only visible to platform staff.',
  }),
];

/** The form of a stored institute in its order. */
export const rowsOf = (templates: readonly Template[]): FormRows<Institution> => [
  ...businessRows(templates),
  ...taxRows,
  ...noteRows,
];
