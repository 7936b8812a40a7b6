export const resourceTimelineMessages = {
  /** Heading above the rows, unless the host sets it. */
  rows: 'Row',
  tentative: 'tentative',
  confirmed: 'confirmed',
  'checked-in': 'checked in',
  'checked-out': 'checked out',
  'no-show': 'no-show',
  blocked: 'blocked',
  /** Names the legend of the colours. */
  legend: 'Statuses',
  /** A time, from its start to its end. */
  span: (start: string, end: string) => `${start} to ${end}`,
  /** Read out for a cell without an item. */
  free: 'free',
  /** Read out for a day that nothing may begin on. */
  closed: 'closed',
  /** Shown in a drawn item while it is saved. */
  isNew: 'New',
  pending: 'Being saved.',
  instructions:
    'Alt with arrow keys moves, Alt and Shift with arrow keys changes the end, Enter drops, Escape takes back.',
  /** @param place Its time and row. */
  moving: (item: string, place: string) => `${item}: ${place}.`,
  dropped: (item: string, place: string) => `${item} is now ${place}.`,
  cancelled: (item: string) => `${item} is back in its place.`,
  drawing: (place: string) => `Selected: ${place}.`,
  drawn: (place: string) => `Added: ${place}.`,
  undrawn: 'Nothing was added.',
  /** @param reason A sentence. */
  refused: (item: string, reason: string) => `${item} is back in its place. ${reason}`,
  overlaps: (item: string) => `It would overlap ${item}.`,
  isClosed: 'This day is closed.',
  failed: 'Couldn’t save it.',
  previous: 'Previous day',
  next: 'Next day',
};
