import { contactWords } from '@booking/content/contact';
import { Button } from '@booking/ui/button';
import { ButtonLink } from '@booking/ui/button-link';
import { useEffect, useRef, useState } from 'react';
import { useFacts } from '../facts/facts.tsx';
import { illustrations } from '../illustrations/index.ts';
import { useSettings } from './use-settings.ts';

const NOTE = 'contact-map-note';

/**
 * Where the office is (`SITE-14`): a drawing until the visitor asks for the map, which comes from a third party.
 * Where no map is set up, a link opens one elsewhere.
 */
export function ContactMap() {
  const settings = useSettings();
  const { legalName, address } = useFacts().company;
  const place = address.join(', ');
  const mapUrl = settings?.mapUrl ?? null;
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="contact-map" data-loaded={isAsked || undefined}>
      {isAsked && mapUrl !== null ? (
        <Frame src={mapUrl} place={place} />
      ) : (
        <img src={illustrations.map} alt="" width="560" height="560" loading="lazy" />
      )}
      <div className="contact-map-card">
        <strong>{legalName}</strong>
        <address>{place}</address>
        {settings?.mapUrl === null && (
          <ButtonLink
            href={searchHref(place)}
            variant="secondary"
            size="lg"
            rel="noopener noreferrer"
          >
            {contactWords.openMap}
          </ButtonLink>
        )}
        {mapUrl !== null && !isAsked && (
          <>
            <Button
              variant="secondary"
              size="lg"
              onClick={() => setAsked(true)}
              aria-describedby={NOTE}
            >
              {contactWords.loadMap}
            </Button>
            <p id={NOTE}>{contactWords.mapNote}</p>
          </>
        )}
      </div>
    </div>
  );
}

function searchHref(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

/** Gets the focus that the button had. */
function Frame({ src, place }: { src: string; place: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      src={src}
      title={`Map: ${place}`}
      // Its own page and nothing of ours; some providers ask which site shows their map, and learn no more than that.
      sandbox="allow-scripts allow-same-origin allow-popups"
      referrerPolicy="strict-origin"
    />
  );
}
