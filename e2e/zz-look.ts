import { launchChromium } from '../scripts/chromium/launch-chromium.ts';
import { openConsole } from './pages/login-page.ts';
const browser = await launchChromium('--force-prefers-reduced-motion');
const shots = JSON.parse(process.env.SHOTS ?? '[]') as [string, string, string, number, string?][];
for (const [name, who, path, width, theme] of shots) {
  const page = await browser.newPage({ baseURL: 'http://localhost:4177', viewport: { width, height: 900 }, colorScheme: theme === 'dark' ? 'dark' : 'light' });
  page.setDefaultTimeout(20000);
  try {
    await openConsole(page, { email: `${who}@booking.example`, password: 'full-house-2026' }, '/home');
    if (path !== '/home') {
      if (path.startsWith('inst:')) {
        await page.goto('/all-institutes?search=LAKEVIEW');
        await page.getByRole('row').getByText('Lakeview Residency', { exact: true }).click();
        const href = await page.getByRole('dialog').getByRole('link', { name: 'Open page' }).getAttribute('href');
        await page.goto(href + path.slice(5));
      } else await page.goto(path);
    }
    await page.waitForLoadState('networkidle');
  } catch (e) { console.log(name, String(e).slice(0, 200)); }
  await page.screenshot({ path: `/tmp/s-${name}.png` });
  await page.close();
}
await browser.close();
