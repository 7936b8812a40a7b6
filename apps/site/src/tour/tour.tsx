import { tourLanguages, tourScenes } from '@booking/content/tour';
import { IconButton } from '@booking/ui/icon-button';
import { BrochureLink } from '../brochure/brochure-link.tsx';
import { clockTime, fileSize } from '../brochure/file-words.ts';
import { video } from './video-files.ts';

/**
 * The video of the product and the brochure (`SITE-10`). Nothing of the video is loaded before someone plays it, and its
 * poster comes with `offerPlay`: as an attribute it would be loaded with the page, far above its place.
 */
export function Tour() {
  const { sources, captions, poster, facts } = video;
  const length = clockTime(facts.seconds);
  return (
    <section id="tour" className="tour" aria-labelledby="tour-title">
      <div className="wrap tour-columns" data-theme="dark">
        <div className="tour-words">
          <h2 id="tour-title">See the desk at work</h2>
          <p className="tour-lead">
            A day at a hotel’s front desk: a walk-in, its confirmation on WhatsApp, weekend rates,
            the bill. Recorded in the product with sample data; captions, no sound.
          </p>
          <BrochureLink />
        </div>
        <figure className="tour-video">
          <div className="tour-screen">
            {/* biome-ignore lint/a11y/useMediaCaption: its tracks are made from a list. */}
            <video
              controls
              playsInline
              preload="none"
              data-poster={poster}
              width={facts.width}
              height={facts.height}
              aria-label="Product tour"
              aria-describedby="tour-facts"
            >
              {sources.map(({ src, type }) => (
                <source key={src} src={src} type={type} />
              ))}
              {tourLanguages.map(({ code, name }) => (
                <track
                  key={code}
                  kind="captions"
                  src={captions[code]}
                  srcLang={code}
                  label={name}
                />
              ))}
              <a href={sources[1].src}>Download the video</a>
            </video>
            <IconButton
              className="tour-play"
              icon="play"
              label={`Play the tour, ${length}`}
              color="orange"
              size="xl"
              hidden
            />
          </div>
          <figcaption id="tour-facts">
            {length} long, {fileSize(facts.bytes)}, captions in English and Hindi.
          </figcaption>
        </figure>
        <details className="tour-transcript">
          <summary>Read the transcript</summary>
          <ol>
            {tourScenes.map(({ id, en }) => (
              <li key={id}>{en}</li>
            ))}
          </ol>
        </details>
      </div>
    </section>
  );
}
