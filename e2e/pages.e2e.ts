import { expect, test } from './product/fixtures.ts';

test('every answer carries the security headers', async ({ product }) => {
  for (const path of ['/', '/login', '/icons.svg', '/no-such-page', '/api/v1/user/me']) {
    const { headers } = await fetch(`${product.origin}${path}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, path).toMatch(/; script-src 'self'( 'sha256-[^' ]+')?; /);
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).not.toContain('unsafe');
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[SITE-02] the landing page reads, and its navigation leads on', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const nav = page.getByRole('navigation').first();
    await expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('href', /#home$/);
    await expect(nav.getByRole('link', { name: 'Sectors' })).toHaveAttribute('href', /#sectors$/);
    await expect(nav.getByRole('link', { name: 'Features' })).toHaveAttribute('href', /#features$/);
    await expect(page.getByRole('link', { name: 'Book Free Demo Now' }).first()).toHaveAttribute(
      'href',
      /#contact$/,
    );
    await page.getByRole('link', { name: 'Login' }).first().click();
    await expect(page).toHaveURL(/\/login$/);
  });
});
