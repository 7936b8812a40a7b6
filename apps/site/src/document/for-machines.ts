import { brand } from '@booking/content/brand';
import { SITE_ORIGIN_MARK, sitePages } from '@booking/content/site-pages';
import icon192 from '../marks/icon-192.png?no-inline';
import icon512 from '../marks/icon-512.png?no-inline';
import maskable from '../marks/maskable-512.png?no-inline';
import { NIGHT } from './document.tsx';

/** `/sitemap.xml`: the addresses that searches may show. */
export function siteMap(): string {
  const urls = Object.values(sitePages).map(
    ({ path }) => `  <url><loc>${SITE_ORIGIN_MARK}${path}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** `/robots.txt`. The console's pages ask for themselves not to be listed. */
export function robots(): string {
  return `User-agent: *
Disallow: /api/
Disallow: /storybook/

Sitemap: ${SITE_ORIGIN_MARK}/sitemap.xml
`;
}

/** `/site.webmanifest`: how the site is called and drawn where someone keeps it on a screen. */
export function webManifest(): string {
  const icon = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    description: sitePages.landing.description,
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    background_color: NIGHT,
    theme_color: NIGHT,
    icons: [icon(icon192, 192, 'any'), icon(icon512, 512, 'any'), icon(maskable, 512, 'maskable')],
  });
}
