// Stands in the page, minified, and runs before the first paint. The key and the values are those of
// preferences/theme.ts. It imports nothing: the build doesn't bundle it.
try {
  // Visitors without a session will see the sign-in page.
  if (!sessionStorage.getItem('accessToken')) document.documentElement.dataset.opening = 'entry';
  const theme = localStorage.getItem('booking-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Site data is blocked: the system's theme stays.
}
