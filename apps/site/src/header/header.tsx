import { brand } from '@booking/content/brand';
import { Button } from '@booking/ui/button';
import { ButtonLink } from '@booking/ui/button-link';
import { illustrations } from '../illustrations/index.ts';

const MENU = 'site-menu';

export interface HeaderProps {
  /** Whether it stands on the landing page, where its sections are. Elsewhere the links lead there. Default true. */
  isLanding?: boolean;
}

/**
 * Logo and navigation (`SITE-02`), on a night sky. On narrow screens the same list is a popover, which
 * the browser opens, closes on Escape and on a tap beside it, without script.
 */
export function Header({ isLanding = true }: HeaderProps) {
  const landing = isLanding ? '' : '/';
  return (
    <header className="site-header wrap" data-theme="dark">
      <a className="site-logo" href={`${landing}#home`} aria-label={brand.logoLabel}>
        <img src={illustrations.logoOnDark} alt="" width="32" height="32" />
        <span aria-hidden="true">{brand.name}</span>
      </a>
      {/* With its word, which is there before the icons are, and without script. */}
      <Button
        className="site-menu-button"
        color="transparent"
        variant="secondary"
        size="lg"
        // Pages that are only read bring no icons.
        {...(isLanding && { icon: 'menu' })}
        popoverTarget={MENU}
      >
        Menu
      </Button>
      <nav className="site-nav" id={MENU} popover="auto" aria-label="Main">
        <ul>
          <li>
            <a
              className="site-nav-link"
              href={`${landing}#home`}
              aria-current={isLanding ? 'page' : undefined}
            >
              Home
            </a>
          </li>
          <li>
            <a className="site-nav-link" href={`${landing}#sectors`}>
              Sectors
            </a>
          </li>
          <li>
            <a className="site-nav-link" href={`${landing}#features`}>
              Features
            </a>
          </li>
          <li>
            <ButtonLink href="/login" color="transparent" variant="secondary" size="lg">
              Login
            </ButtonLink>
          </li>
          <li>
            <ButtonLink href={`${landing}#contact`} color="orange" size="lg">
              Book Free Demo Now
            </ButtonLink>
          </li>
        </ul>
      </nav>
    </header>
  );
}
