import { brand } from '@booking/content/brand';
import { contactWords } from '@booking/content/contact';
import { Button } from '@booking/ui/button';
import { ButtonLink } from '@booking/ui/button-link';
import { useEffect, useRef, useState } from 'react';
import { illustrations } from '../illustrations/index.ts';
import { useSettings } from './use-settings.ts';

const { address, legalName } = brand;
const MAPS = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.value.join(', '))}`;
const NOTE = 'contact-map-note';

/**
 * Where the office is (`SITE-14`): a drawing until the visitor asks for the map, which comes from a third party.
 * Where no map is set up, a link opens one elsewhere.
 */
export function ContactMap() {
  const settings = useSettings();
  const mapUrl = settings?.mapUrl ?? null;
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="contact-map" data-loaded={isAsked || undefined}>
      {isAsked && mapUrl !== null ? (
        <Frame src={mapUrl} />
      ) : (
        <img src={illustrations.map} alt="" width="560" height="560" loading="lazy" />
      )}
      <div className="contact-map-card">
        <strong>{legalName.value}</strong>
        <address>{address.value.join(', ')}</address>
        {settings?.mapUrl === null && (
          <ButtonLink href={MAPS} variant="secondary" size="lg" rel="noopener noreferrer">
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

/** Gets the focus that the button had. */
function Frame({ src }: { src: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      src={src}
      title={`Map: ${address.value.join(', ')}`}
      // Its own page and nothing of ours; some providers ask which site shows their map, and learn no more than that.
      sandbox="allow-scripts allow-same-origin allow-popups"
      referrerPolicy="strict-origin"
    />
  );
}
