/** The form of the landing page by which someone asks for a demo (`CONT-01`), and what it says. */

/** Fields of the form, by their names in the mailing provider's template, and the message for an empty one. */
export const contactFields = [
  {
    name: 'user_name',
    label: 'Name',
    autoComplete: 'name',
    placeholder: '',
    missing: 'Enter your name.',
  },
  {
    name: 'user_city',
    label: 'Location',
    autoComplete: 'address-level2',
    placeholder: 'Town and state',
    missing: 'Enter your town and state.',
  },
  {
    name: 'user_email',
    label: 'Email',
    autoComplete: 'email',
    placeholder: 'you@yourhotel.in',
    missing: 'Enter your email address.',
  },
  {
    name: 'user_phone',
    label: 'Phone',
    autoComplete: 'tel',
    placeholder: '+91',
    missing: 'Enter your phone number.',
  },
  {
    name: 'user_subject',
    label: 'Subject',
    autoComplete: 'off',
    placeholder: 'Free demo',
    missing: 'Enter a subject.',
  },
  {
    name: 'message',
    label: 'Message',
    autoComplete: 'off',
    placeholder: 'How many rooms, and what do you use today?',
    missing: 'Enter a message.',
  },
] as const;

/** The hidden field with the moment of sending (`CONT-02`). */
export const CONTACT_STAMP = 'DateTime';

/** Version that the form adds for the provider (`CONT-04`). */
export const CONTACT_LIB_VERSION = '3.2.0';

export const contactWords = {
  title: 'See it with your own rooms',
  lead: 'Tell us a little about your property. We reply during business hours and show you the product with your own rooms in it.',
  send: 'Send enquiry',
  allNeeded: 'All fields are required. We only use them to reply to you.',
  /** Where the browser finds that it is no address (`CONT-03`). */
  notEmail: 'Enter an email address like you@yourhotel.in.',
  /** Stays in the place of the button (`CONT-05`). */
  thanks: 'Thanks. We’ve got your enquiry.',
  thanksNext: 'We’ll reply by email or phone during business hours.',
  /** Where no script runs, or no one takes the form. */
  otherwise: 'Email or call us. We reply during business hours.',
  byMail: 'Book a demo by email',
  mailSubject: 'Free demo',
  loadMap: 'Load map',
  openMap: 'Open in Maps',
  /** Shown before the map is requested: the third party that learns of the visit. */
  mapNote: 'The map loads from a third party, which will see your IP address.',
} as const;
