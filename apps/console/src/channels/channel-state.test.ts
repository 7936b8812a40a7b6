import { expect, it } from 'vitest';
import { channelState } from './channel-state.ts';

const mapping = (category: string, isSold = true) => ({
  ...{ category, isSold, externalRoomId: isSold ? 'R1' : null, externalRoomName: null },
  fields: {},
});
const categories = [
  { _id: 'a', isActive: true },
  { _id: 'b', isActive: true },
  { _id: 'c', isActive: false },
];

it('never calls a manual connection connected, and counts what is open', () => {
  const both = [mapping('a'), mapping('b', false)];
  expect(channelState({ status: 'Active', roomMappings: both }, categories)).toMatchObject({
    label: 'Mapped',
    text: 'Updates are made by hand.',
    decided: 2,
    of: 2,
  });
  expect(channelState({ status: 'Draft', roomMappings: both }, categories).label).toBe('Draft');
  expect(channelState({ status: 'Paused', roomMappings: both }, categories).label).toBe('Paused');
  // A category that was added later is open again.
  expect(
    channelState({ status: 'Active', roomMappings: [mapping('a')] }, categories),
  ).toMatchObject({
    label: 'Not mapped',
    text: '1 category isn’t mapped yet.',
    decided: 1,
  });
});
