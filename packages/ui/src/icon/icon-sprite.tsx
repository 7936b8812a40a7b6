'use client';
import { useEffect } from 'react';
import { noteMounted } from '../primitives/expect-mounted.ts';
import { insertSprite } from './insert-sprite.ts';

/** Bundlers put the word in its place, and leave out what only development needs. */
declare const process: { env: { NODE_ENV?: string } };

export interface IconSpriteProps {
  /** Where the sprite is served. Default `/icons.svg`. */
  href?: string;
}

/**
 * Brings the icons: fetches the sprite once a document and inserts it, hidden, at the start of the body (`ICON-01`).
 * Renders nothing; put it anywhere in the app, once. A page that already holds the sprite is left as it is.
 */
export function IconSprite({ href = '/icons.svg' }: IconSpriteProps) {
  useEffect(() => {
    noteMounted('IconSprite');
    // In a test without a browser nothing is drawn, and there is nobody to ask for it.
    if (process.env.NODE_ENV === 'test' && !('getBBox' in SVGGraphicsElement.prototype)) return;
    insertSprite(href);
  }, [href]);
  return null;
}
