/** What to say when the baselines are another browser's. */
export const otherBrowser = (recorded: string, here: string): string =>
  `The baselines were taken in ${recorded}; this is ${here}. Two browsers draw the same page differently, so nothing ` +
  'was compared. Check out the last commit that was good, take its pictures with `npm run visual -- --update`, come back ' +
  'and run `npm run visual`; or set CHROMIUM to the browser of the baselines.';
