import { ButtonLink } from '@booking/ui/button-link';
import { illustrations } from '../illustrations/index.ts';
import { TextPage } from '../text-page/text-page.tsx';

/**
 * The page for unknown addresses: the product's error screen (`SHELL-06`), its one button (`SHELL-07`), and the
 * contact address. Visitors who are signed out are redirected from /home to the sign-in; the public pages are in the navigation above.
 */
export function NotFound() {
  return (
    <TextPage
      title="Uh oh! Something went wrong!"
      lead={
        <p>
          404 <span>Page not found</span>
        </p>
      }
    >
      <div className="not-found wrap">
        <img src={illustrations.closedDoor} alt="" width="180" height="240" />
        <div>
          <p>
            We can’t find this page. Check the address or go to the home page. If a link of ours has
            led you here, please tell us.
          </p>
          <ul>
            <li>
              <ButtonLink href="/home" color="theme" size="xl">
                Home
              </ButtonLink>
            </li>
            <li>
              <a href="/#contact">Write to us</a>
            </li>
          </ul>
        </div>
      </div>
    </TextPage>
  );
}
