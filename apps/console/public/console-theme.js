// Puts the chosen theme on the page before the first paint. The key and the values are those of src/theme/theme.ts.
try {
  const theme = localStorage.getItem('booking-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Site data is blocked: the system's theme stays.
}
