/** The film and what belongs to it, made by `npm run tour`, as addresses. */

import english from './film/tour.en.vtt?no-inline';
import hindi from './film/tour.hi.vtt?no-inline';
import mp4 from './film/tour.mp4?no-inline';
import facts from './film/tour.webm?facts';
import webm from './film/tour.webm?no-inline';
import poster from './film/tour-poster.webp?no-inline';

/** The film in both forms: a player takes the first that it can play. */
export const film = {
  sources: [
    { src: webm, type: 'video/webm; codecs="vp09.00.40.08"' },
    { src: mp4, type: 'video/mp4; codecs="avc1.64001f"' },
  ],
  captions: { en: english, hi: hindi },
  poster,
  facts,
} as const;
