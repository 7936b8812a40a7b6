import { brand, mailHref, phoneHref } from '@booking/content/brand';
import { contactWords } from '@booking/content/contact';
import { ButtonLink } from '@booking/ui/button-link';

const { email, phone } = brand;

/** How to reach the desk without the form: where nobody takes it, and where no script runs to send it. */
export function Otherwise() {
  return (
    <div className="contact-otherwise">
      <p>{contactWords.otherwise}</p>
      <ul>
        <li>
          <ButtonLink
            href={mailHref(email.value, `${contactWords.mailSubject} of ${brand.name}`)}
            color="theme"
            size="xl"
          >
            {contactWords.byMail}
          </ButtonLink>
        </li>
        <li>
          <a href={`mailto:${email.value}`}>{email.value}</a>
        </li>
        <li>
          <a href={phoneHref(phone.value)}>{phone.value}</a>
        </li>
      </ul>
    </div>
  );
}
