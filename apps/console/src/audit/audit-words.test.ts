import { describe, expect, it } from 'vitest';
import { fieldLabel, titleOf, valueText } from './audit-words.ts';

it.each([
  ['update', 'institution', 'Neem Tree House', 'Changed: Institute Neem Tree House'],
  ['create', 'session', 'Asha Rao', 'Signed in: Asha Rao'],
  ['update', 'session', 'Asha Rao', 'Changed: Session Asha Rao'],
  ['create', 'email', '', 'Email queued'],
  ['create', 'email', 'asha@neem.example', 'Email queued: asha@neem.example'],
  ['create', 'email', 'secondReminder', 'Email queued: Second reminder'],
] as const)('says %s of %s as a title', (action, kind, name, title) => {
  expect(titleOf(action, { kind, name })).toBe(title);
});

describe('the words of a change', () => {
  it.each([
    ['baseOccupancy', 'Base occupancy'],
    ['basePriceMinor', 'Base price'],
    ['company.legalName', 'Company, legal name'],
    ['company.gstin', 'Company, GSTIN'],
    ['accountManagerId', 'Account manager'],
  ])('names %s as screens do', (field, label) => {
    expect(fieldLabel(field)).toBe(label);
  });

  it.each([
    [true, 'isActive', 'Yes'],
    [undefined, 'notes', 'None'],
    [['vip', 'lake'], 'tags', 'vip, lake'],
    [450_050, 'basePriceMinor', '4,500.5'],
    ['2026-11-28', 'startDate', '28 Nov 2026'],
    [{ legalName: 'Booking Pvt Ltd' }, 'company', 'Legal name: Booking Pvt Ltd'],
  ])('says %j of %s as %s', (value, field, text) => {
    expect(valueText(value, field)).toBe(text);
  });
});
