import { brand } from '@booking/content/brand';
import { sitePages } from '@booking/content/site-pages';
import { HoursTable } from '../business-facts/hours-table.tsx';
import { AddressLines, MailLink, PhoneLink } from '../business-facts/ways-to-reach.tsx';
import { useFacts } from '../facts/facts.tsx';
import { illustrations } from '../illustrations/index.ts';
import { SampleFacts } from '../sample-note/sample-facts.tsx';

export interface FooterProps {
  /** The year of the copyright line. */
  year?: number;
}

/** Hours, address, contact and social links (`SITE-15`), on the third night of the page. */
export function Footer({ year = new Date().getFullYear() }: FooterProps) {
  const { legalName, social, gstin } = useFacts().company;
  return (
    <footer className="site-footer">
      <div className="wrap" data-theme="dark">
        <div className="site-footer-columns">
          <div className="site-footer-brand">
            <p className="site-logo">
              <img src={illustrations.logoOnDark} alt="" width="32" height="32" />
              {brand.name}
            </p>
            <p>{brand.tagline}</p>
          </div>
          <section aria-labelledby="footer-hours">
            <h2 id="footer-hours">Business hours</h2>
            <HoursTable />
          </section>
          <section aria-labelledby="footer-visit">
            <h2 id="footer-visit">Visit</h2>
            <address>
              {legalName}
              <AddressLines />
              {gstin && <span>GSTIN {gstin}</span>}
            </address>
          </section>
          <section aria-labelledby="footer-talk">
            <h2 id="footer-talk">Talk to us</h2>
            <ul>
              <li>
                <PhoneLink />
              </li>
              <li>
                <MailLink />
              </li>
            </ul>
          </section>
          <section aria-labelledby="footer-follow">
            <h2 id="footer-follow">Follow</h2>
            <ul>
              {social.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} rel="noopener noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div className="site-footer-end">
          <p>
            © {year} {legalName}
          </p>
          <ul className="site-footer-legal">
            <li>
              <a href={`${sitePages.landing.path}#pricing`}>Prices</a>
            </li>
            <li>
              <a href={`${sitePages.landing.path}#faq`}>FAQ</a>
            </li>
            <li>
              <a href={sitePages.privacy.path}>Privacy</a>
            </li>
            <li>
              <a href={sitePages.terms.path}>Terms</a>
            </li>
          </ul>
          <SampleFacts of={['legalName', 'address', 'phone', 'email', 'social']} />
        </div>
      </div>
    </footer>
  );
}
