export const conflictViewWords = {
  yours: 'Yours',
  theirs: 'Theirs',
  result: 'Result',
  allYours: 'Take all of yours',
  allTheirs: 'Take all of theirs',
  empty: 'Empty',
};
