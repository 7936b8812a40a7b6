import { brand } from '@booking/content/brand';
import type { ReactNode } from 'react';
import { illustrations } from '../illustrations/index.ts';

/** What the client build made, as addresses. */
export interface PageAssets {
  styles: readonly string[];
  script: string;
  /** Fonts that the first screen needs. */
  fonts: readonly string[];
}

export interface DocumentProps {
  title: string;
  description: string;
  /** Path of the page, `/` and so on. */
  path: string;
  /** Scheme and host of the public address. Without one the canonical link stays relative. */
  origin?: string | undefined;
  assets: PageAssets;
  children: ReactNode;
}

/** The whole page around its content. It runs under a strict policy: nothing inline but markup. */
export function Document({ title, description, path, origin, assets, children }: DocumentProps) {
  return (
    <html lang="en-IN" data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={origin ? new URL(path, origin).href : path} />
        {assets.fonts.map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin="anonymous"
          />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" type="image/svg+xml" href={illustrations.logo} />
        {/* The top of the night sky, where the hero meets the browser's own bar. */}
        <meta name="theme-color" content="#002026" />
        <meta name="application-name" content={brand.name} />
        <meta name="format-detection" content="telephone=no" />
        <script type="module" src={assets.script} />
      </head>
      <body>{children}</body>
    </html>
  );
}
