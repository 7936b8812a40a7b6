import { brochureTitle } from '@booking/content/brochure';
import { siteFacts } from '@booking/content/site-facts';
import { renderToStaticMarkup } from 'react-dom/server';
import { FactsProvider } from '../facts/facts.tsx';
import { Brochure } from './brochure.tsx';

/** `/print/brochure` while the site is developed: what is printed. No visitor gets it; they get the PDF. */
export function printPage(): string {
  const page = renderToStaticMarkup(
    <html lang="en-IN" data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <title>{brochureTitle}</title>
        {/* No one asks for one on paper. */}
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/src/brochure/brochure.css" />
      </head>
      <body>
        <FactsProvider value={siteFacts}>
          <Brochure />
        </FactsProvider>
      </body>
    </html>,
  );
  return `<!doctype html>${page}`;
}
