// Puts the chosen theme on the page before the first paint. The key and the values are those of src/preferences/theme.ts.
try {
  // Whoever has no session will see the way in.
  if (!sessionStorage.getItem('accessToken')) document.documentElement.dataset.opening = 'entry';
  const theme = localStorage.getItem('booking-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Site data is blocked: the system's theme stays.
}
