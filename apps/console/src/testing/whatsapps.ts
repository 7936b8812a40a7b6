import type { MessageTemplate, MessageTemplates, Whatsapp } from '@booking/api-client';

const AT = '2026-01-05T04:30:00.000Z';

export function aTemplate(values: Partial<MessageTemplate> = {}): MessageTemplate {
  return {
    name: 'arrival_reminder',
    language: 'en',
    category: 'UTILITY',
    status: 'APPROVED',
    rejectedReason: null,
    quality: 'GREEN',
    header: null,
    body: 'Hello {{1}}, see you at {{2}}.',
    footer: null,
    buttons: [],
    variables: [
      { key: '1', example: 'Meera' },
      { key: '2', example: 'Lakeview Residency' },
    ],
    usageCount: 1,
    ...values,
  };
}

export const someTemplates: MessageTemplates = {
  source: 'sample',
  syncedAt: null,
  failure: null,
  templates: [
    aTemplate(),
    aTemplate({
      name: 'review_request',
      category: 'MARKETING',
      body: 'How was your stay?',
      footer: 'Reply STOP to get no more messages.',
      variables: [],
      usageCount: 0,
    }),
    aTemplate({ name: 'monsoon_offer', status: 'PENDING', usageCount: 0 }),
    aTemplate({
      name: 'late_check_out',
      status: 'REJECTED',
      rejectedReason: 'INVALID_FORMAT',
      usageCount: 0,
    }),
  ],
};

export function aMessage(values: Partial<Whatsapp> = {}): Whatsapp {
  return {
    _id: '6'.repeat(24),
    institution: { _id: 'a'.repeat(24), name: 'Lakeview Residency' },
    name: 'Arrival reminder',
    event: 'checkInReminder',
    trigger: 'Before',
    offset: { value: 24, unit: 'hour' },
    sendAt: null,
    audience: { kind: 'Guest', role: null, phone: null },
    template: { name: 'arrival_reminder', language: 'en' },
    templateStatus: 'APPROVED',
    templateCategory: 'UTILITY',
    variables: [
      { key: '1', path: 'guest.firstName', text: 'guest' },
      { key: '2', path: null, text: 'Lakeview' },
    ],
    conditions: { minNights: null, sources: [], paymentStatus: [], categories: [] },
    quietHours: null,
    stopAfter: 'once',
    status: 'Draft',
    isActive: false,
    blocked: null,
    createdAt: AT,
    updatedAt: AT,
    createdBy: null,
    updatedBy: null,
    __v: 0,
    ...values,
  };
}

/** An active one, a draft without a template, and one that was blocked. */
export const someMessages: readonly Whatsapp[] = [
  aMessage({ status: 'Active', isActive: true }),
  aMessage({
    _id: '61'.repeat(12),
    name: 'Thank you',
    event: 'checkOutThanks',
    trigger: 'Immediate',
    offset: null,
    template: null,
    templateStatus: null,
    templateCategory: null,
    variables: [],
  }),
  aMessage({
    _id: '62'.repeat(12),
    name: 'Monsoon offer',
    event: 'enquiryReceived',
    trigger: 'Immediate',
    offset: null,
    template: { name: 'monsoon_offer', language: 'en' },
    templateStatus: 'PENDING',
    templateCategory: 'MARKETING',
    status: 'Blocked',
    blocked: { reason: 'notApproved', at: AT },
  }),
];
