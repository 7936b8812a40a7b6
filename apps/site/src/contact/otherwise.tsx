import { brand, mailHref } from '@booking/content/brand';
import { contactWords } from '@booking/content/contact';
import { ButtonLink } from '@booking/ui/button-link';
import { MailLink, PhoneLink } from '../business-facts/ways-to-reach.tsx';
import { useFacts } from '../facts/facts.tsx';

/** How to reach the desk without the form: where no one takes it, and where no script runs to send it. */
export function Otherwise() {
  const { email } = useFacts().company;
  return (
    <div className="contact-otherwise">
      <p>{contactWords.otherwise}</p>
      <ul>
        <li>
          <ButtonLink
            href={mailHref(email, `${contactWords.mailSubject} of ${brand.name}`)}
            color="theme"
            size="xl"
          >
            {contactWords.byMail}
          </ButtonLink>
        </li>
        <li>
          <MailLink />
        </li>
        <li>
          <PhoneLink />
        </li>
      </ul>
    </div>
  );
}
