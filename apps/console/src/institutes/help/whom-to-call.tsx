import type { Institution } from '@booking/api-client';
import { Heading } from '@booking/ui';
import { MailLink, PhoneLink } from '../../facts/contact-links.tsx';
import { useContact } from './use-contact.ts';

/** Who helps the people of an institute, with the ways to reach them. */
export function WhomToCall({ institute }: { readonly institute: Institution | undefined }) {
  const contact = useContact(institute);
  if (!contact) return null;
  const { title, name, phone, email } = contact;
  return (
    <section className="grid gap-1 border-bk-subtle border-t pt-3.5">
      <Heading level={3} size="xs">
        {title}
      </Heading>
      <p className="flex flex-wrap gap-x-4 gap-y-1 type-body-sm">
        <span>{name}</span>
        {phone && <PhoneLink number={phone} />}
        {email && <MailLink address={email} />}
      </p>
    </section>
  );
}
