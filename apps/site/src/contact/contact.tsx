import { brand, mailHref, phoneHref } from '@booking/content/brand';
import { businessHours, hoursText } from '@booking/content/hours';
import { ButtonLink } from '@booking/ui/button-link';
import { illustrations } from '../illustrations/index.ts';
import { SampleNote } from '../sample-note/sample-note.tsx';

const { address, email, phone } = brand;

/** Where "Book Free Demo Now" leads: how and when to reach the desk. */
export function Contact() {
  return (
    <section id="contact" className="contact wrap" aria-labelledby="contact-title">
      <div>
        <h2 id="contact-title">See it with your own rooms</h2>
        <p className="contact-lead">
          Tell us a little about your property: where it is, how many rooms, and what you use today.
          We show you the desk with your own rooms on it.
        </p>
        <ButtonLink
          href={mailHref(email.value, `Free demo of ${brand.name}`)}
          color="theme"
          size="xl"
          icon="mail"
        >
          Book a demo by mail
        </ButtonLink>
        <dl className="contact-ways">
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={phoneHref(phone.value)}>{phone.value}</a>
            </dd>
          </div>
          <div>
            <dt>Mail</dt>
            <dd>
              <a href={`mailto:${email.value}`}>{email.value}</a>
            </dd>
          </div>
          <div>
            <dt>Visit</dt>
            <dd>{address.value.join(', ')}</dd>
          </div>
          <div>
            <dt>Business hours</dt>
            <dd>
              {businessHours.map((hours) => (
                <span key={hours.label} className="contact-hours">
                  {hours.label} {hoursText(hours)}
                </span>
              ))}
            </dd>
          </div>
        </dl>
        {(address.isSample || phone.isSample || email.isSample) && (
          <SampleNote>Phone, mail and address are samples</SampleNote>
        )}
      </div>
      <img
        className="contact-picture"
        src={illustrations.frontDesk}
        alt=""
        width="240"
        height="320"
        loading="lazy"
      />
    </section>
  );
}
