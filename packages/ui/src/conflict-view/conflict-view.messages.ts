export const conflictViewMessages = {
  yours: 'Yours',
  theirs: 'Theirs',
  result: 'Result',
  allYours: 'Keep all of mine',
  allTheirs: 'Keep all of theirs',
  empty: 'Empty',
};
