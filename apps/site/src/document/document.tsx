import { brand } from '@booking/content/brand';
import { SITE_ORIGIN_MARK } from '@booking/content/site-pages';
import type { ReactNode } from 'react';
import { illustrations } from '../illustrations/index.ts';
import touchIcon from '../marks/apple-touch-icon.png?no-inline';
import { ShareTags } from './share-tags.tsx';
import { jsonOf, type StructuredData } from './structured-data.ts';

/** Files of a page from the client build. */
export interface PageAssets {
  style: PageStyle;
  /** Style sheet of the content below the first screen, as text. It follows that screen, which so waits for less. */
  belowFold?: string;
  /** A page that is only read has none. */
  script?: string;
  /** Fonts that the first screen needs. */
  fonts: readonly string[];
}

/** The address of a style sheet; or its text, which is then inline and allowed by its hash. */
export type PageStyle = { href: string } | { text: string };

export interface DocumentProps {
  title: string;
  description: string;
  /** Path of the page, `/` and so on. Without one it has no address of its own, and searches leave it out. */
  path?: string;
  /** Structured data for search engines, besides its text. */
  data?: readonly StructuredData[];
  assets: PageAssets;
  children: ReactNode;
}

/** The whole page around its content. It runs under a strict policy: nothing inline that could run. */
export function Document({ title, description, path, data = [], assets, children }: DocumentProps) {
  return (
    <html lang="en-IN" data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {path === undefined ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={SITE_ORIGIN_MARK + path} />
            <ShareTags {...{ title, description, path }} />
          </>
        )}
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
        <Style {...assets.style} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" type="image/svg+xml" href={illustrations.logo} />
        <link rel="apple-touch-icon" href={touchIcon} />
        <link rel="manifest" href="/site.webmanifest" />
        {/* The top of the night sky, where the page meets the browser's own bar. */}
        <meta name="theme-color" content={NIGHT} />
        <meta name="application-name" content={brand.name} />
        <meta name="format-detection" content="telephone=no" />
        {assets.script !== undefined && <script type="module" src={assets.script} />}
      </head>
      <body>
        {children}
        {/* Last: searches read it to the end, visitors wait for what is before it. */}
        {data.map((entity) => (
          <script
            key={entity['@type']}
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own, without a sign that ends the element.
            dangerouslySetInnerHTML={{ __html: jsonOf(entity) }}
          />
        ))}
      </body>
    </html>
  );
}

/** A style sheet of a page. An inline one carries no attribute: the server looks for it and allows its hash. */
export function Style(style: PageStyle) {
  if ('href' in style) return <link rel="stylesheet" href={style.href} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the sheet of the build, without a sign that ends the element.
  return <style dangerouslySetInnerHTML={{ __html: style.text }} />;
}

/** The first colour of the hero's sky. */
export const NIGHT = '#002026';
