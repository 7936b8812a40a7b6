import { ButtonLink } from '@booking/ui/button-link';
import { illustrations } from '../illustrations/index.ts';
import { TextPage } from '../text-page/text-page.tsx';

/** What an address that nothing has shows: the words of the product's error screen (`SHELL-06`), and the ways on. */
export function NotFound() {
  return (
    <TextPage title="Uh oh! Something went wrong!" lead={<p>404. Page not found</p>}>
      <div className="not-found wrap">
        <img src={illustrations.closedDoor} alt="" width="180" height="240" />
        <div>
          <p>
            Nothing is kept at this address. It may have been mistyped, or the page has moved. If a
            link of ours has led you here, please tell us.
          </p>
          <ul>
            <li>
              <ButtonLink href="/" color="theme" size="xl">
                Home
              </ButtonLink>
            </li>
            <li>
              <ButtonLink href="/login" color="transparent" variant="secondary" size="xl">
                Sign in to your desk
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
