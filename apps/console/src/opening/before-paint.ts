// Stands in the page, minified, after the script of the theme, and runs before the first paint. It imports nothing: the
// build doesn't bundle it.
try {
  // Visitors without a session will see the sign-in page.
  if (!sessionStorage.getItem('accessToken')) document.documentElement.dataset.opening = 'entry';
} catch {
  // Site data is blocked: the page opens as for a user.
}
