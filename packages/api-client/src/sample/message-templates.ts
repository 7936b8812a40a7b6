/** A message template, as an account of the provider could have it. */
export interface SampleMessageTemplate {
  readonly name: string;
  readonly body: string;
  readonly examples?: readonly string[];
  readonly language?: string;
  readonly category?: string;
  readonly status?: string;
  readonly reason?: string;
  readonly footer?: string;
}

/** Templates to look at while no provider is connected. */
export const sampleMessageTemplates: readonly SampleMessageTemplate[] = [
  {
    name: 'arrival_reminder',
    body: 'Hello {{1}}, we look forward to welcoming you at {{2}} on {{3}}. Your booking is {{4}}.',
    examples: ['Meera', 'Lakeview Residency', '14 Mar 2027', 'LKV-1042'],
  },
  {
    name: 'arrival_reminder',
    language: 'hi',
    body: 'नमस्ते {{1}}, {{3}} को {{2}} में आपका स्वागत है। आपकी बुकिंग {{4}} है।',
    examples: ['मीरा', 'Lakeview Residency', '14 मार्च 2027', 'LKV-1042'],
  },
  {
    name: 'booking_confirmed',
    body: 'Hello {{1}}, your booking {{2}} at {{3}} is confirmed: {{4}} to {{5}}.',
    examples: ['Meera', 'LKV-1042', 'Lakeview Residency', '14 Mar 2027', '16 Mar 2027'],
  },
  {
    name: 'check_in_welcome',
    body: 'Welcome to {{1}}, {{2}}. If you need anything, call us on {{3}}.',
    examples: ['Lakeview Residency', 'Meera', '+91 98123 45678'],
  },
  {
    name: 'payment_reminder',
    body: 'Hello {{1}}, {{2}} is still due for your booking {{3}}.',
    examples: ['Meera', '₹4,500.00', 'LKV-1042'],
  },
  {
    name: 'receipt_share',
    body: 'Hello {{1}}, thank you for your payment of {{2}}. Your receipt: {{3}}',
    examples: ['Meera', '₹4,500.00', 'https://example.com/r/1042'],
  },
  {
    name: 'thank_you',
    body: 'Thank you for staying with us, {{1}}. We hope to see you again at {{2}}.',
    examples: ['Meera', 'Lakeview Residency'],
  },
  {
    name: 'review_request',
    category: 'MARKETING',
    body: 'Hello {{1}}, how was your stay at {{2}}? Tell others here: {{3}}',
    examples: ['Meera', 'Lakeview Residency', 'https://example.com/review'],
    footer: 'Reply STOP to get no more messages.',
  },
  {
    name: 'monsoon_offer',
    category: 'MARKETING',
    status: 'PENDING',
    body: 'Hello {{1}}, stay three nights at {{2}} this monsoon and pay for two.',
    examples: ['Meera', 'Lakeview Residency'],
  },
  {
    name: 'late_check_out',
    status: 'REJECTED',
    reason: 'INVALID_FORMAT',
    body: 'Hello {{1}}, late check-out is possible until {{2}}.',
    examples: ['Meera', '14:00'],
  },
];
