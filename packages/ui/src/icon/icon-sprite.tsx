'use client';
import { useEffect } from 'react';
import { insertSprite } from './insert-sprite.ts';

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
    insertSprite(href);
  }, [href]);
  return null;
}
