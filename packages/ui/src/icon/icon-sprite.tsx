'use client';
import { useEffect } from 'react';
import { reportMounted } from '../primitives/react/expect-mounted.ts';
import { insertSprite } from './insert-sprite.ts';

/** Bundlers replace it and drop development-only code. */
declare const process: { env: { NODE_ENV?: string } };

export interface IconSpriteProps {
  /** URL of the sprite. Default `/icons.svg`. */
  sprite?: string | undefined;
}

/**
 * Fetches the sprite once per document and inserts it, hidden, at the start of the body (`ICON-01`). Renders nothing;
 * mount it once, anywhere in the app. Does nothing if the page already has the sprite.
 */
export function IconSprite({ sprite = '/icons.svg' }: IconSpriteProps) {
  useEffect(() => {
    reportMounted('IconSprite');
    // In jsdom and happy-dom nothing is drawn and there is no server to ask.
    if (process.env.NODE_ENV === 'test' && hasNoLayout()) return;
    insertSprite(sprite);
  }, [sprite]);
  return null;
}

const hasNoLayout = () => 'happyDOM' in window || !('getBBox' in SVGGraphicsElement.prototype);
