import { brand } from '@booking/content/brand';
import { renderToStaticMarkup } from 'react-dom/server';
import { Landing } from '../landing/landing.tsx';
import { Document, type PageAssets } from './document.tsx';

/** A page of the site and the file that it is written to. */
export interface SitePage {
  file: string;
  html: string;
}

export interface RenderOptions {
  assets: PageAssets;
  /** Scheme and host of the public address, if it is known at build time. */
  origin?: string | undefined;
}

/** Every page of the site, as text. */
export function renderPages({ assets, origin }: RenderOptions): SitePage[] {
  const landing = renderToStaticMarkup(
    <Document
      title={`${brand.name}: one calendar for every room, rate, guest and bill`}
      description={`${brand.name} runs bookings, rates, staff and guests of a property in one browser app. From ₹999 a month, GST included.`}
      path="/"
      origin={origin}
      assets={assets}
    >
      <Landing />
    </Document>,
  );
  return [{ file: 'index.html', html: `<!doctype html>${landing}` }];
}
