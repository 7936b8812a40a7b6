/** Addresses of the video and of what belongs to it, made by `npm run tour`. */

import english from './video/tour.en.vtt?no-inline';
import hindi from './video/tour.hi.vtt?no-inline';
import mp4 from './video/tour.mp4?no-inline';
import facts from './video/tour.webm?facts';
import webm from './video/tour.webm?no-inline';
import poster from './video/tour-poster.webp?no-inline';

/** The video in both formats: a player takes the first that it can play. */
export const video = {
  sources: [
    { src: webm, type: 'video/webm; codecs="vp09.00.40.08"' },
    { src: mp4, type: 'video/mp4; codecs="avc1.64001f"' },
  ],
  captions: { en: english, hi: hindi },
  poster,
  facts,
} as const;
