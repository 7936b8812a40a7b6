import { CONTACT_STAMP, contactFields, contactWords } from '@booking/content/contact';
import { Button } from '@booking/ui/button';
import { TextArea } from '@booking/ui/text-area';
import { TextField } from '@booking/ui/text-field';
import {
  type ComponentProps,
  type FormEvent,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Otherwise } from './otherwise.tsx';
import { sendEnquiry } from './send-enquiry.ts';
import { readSettings } from './settings.ts';
import { useSettings } from './use-settings.ts';

/** Comes when the form is sent: who only reads does not need it. If it cannot come, the page says thank you alone. */
const ThanksToast = lazy(() =>
  import('./thanks-toast.tsx').then(
    (all) => ({ default: all.ThanksToast }),
    () => ({ default: () => null }),
  ),
);

/** `no one`: this installation takes no enquiries, which is known late where the settings came late. */
type State = 'ready' | 'sending' | 'sent' | 'nobody';

/**
 * The enquiry (`CONT-01`). The browser alone checks it (`CONT-03`). Sent, it is empty again and says thank you in the
 * place of its button, and in a toast (`CONT-05`); when that fails it looks as before, and the console has the reason
 * (`CONT-06`). Where no one takes enquiries it says how else to write.
 */
export function ContactForm() {
  const settings = useSettings();
  const [state, setState] = useState<State>('ready');
  const [hasSent, setHasSent] = useState(false);
  // Known at once, whatever has been drawn: two presses in one moment are one enquiry.
  const isUnderWay = useRef(false);

  if (settings?.contact === null || state === 'nobody') return <Otherwise />;

  const send = async (form: HTMLFormElement) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const typed = new FormData(form);
    setState('sending');
    setHasSent(true);
    try {
      const { contact } = await readSettings();
      if (!contact) return setState('nobody');
      await sendEnquiry(typed, contact);
      form.reset();
      setState('sent');
    } catch (error) {
      console.error('Enquiry not sent:', error);
      setState('ready');
    } finally {
      isUnderWay.current = false;
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };

  return (
    // Until it is taken over, `dialog` keeps what was typed out of the address: such a form goes nowhere by itself.
    <form
      className="contact-form"
      method="dialog"
      onSubmit={onSubmit}
      onInput={() => state === 'sent' && setState('ready')}
    >
      <div className="contact-fields">
        {contactFields.map((field) => (
          <ContactField key={field.name} {...field} />
        ))}
      </div>
      <input type="hidden" name={CONTACT_STAMP} />
      {state === 'sent' ? (
        <ThankYou />
      ) : (
        <div className="contact-send">
          <Button type="submit" color="theme" size="xl" isLoading={state === 'sending'}>
            {contactWords.send}
          </Button>
          <p>{contactWords.allNeeded}</p>
        </div>
      )}
      {hasSent && (
        <Suspense>
          <ThanksToast isDue={state === 'sent'} />
        </Suspense>
      )}
    </form>
  );
}

function ContactField({
  name,
  label,
  autoComplete,
  placeholder,
  missing,
}: (typeof contactFields)[number]) {
  const [error, setError] = useState<string>();
  const shared = {
    error,
    // The browser judges; the field says it, in place of the browser's bubble.
    onInvalid: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      event.preventDefault();
      const { currentTarget: field } = event;
      setError(field.validity.valueMissing ? missing : contactWords.notEmail);
      if (field.form?.querySelector('input:invalid, textarea:invalid') === field) field.focus();
    },
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (currentTarget.validity.valid) setError(undefined);
    },
    name,
    label,
    autoComplete,
    placeholder: placeholder || undefined,
    required: true,
  };
  if (name === 'message') return <TextArea {...shared} className="contact-field-wide" rows={4} />;
  return (
    <TextField
      {...shared}
      type={types[name]}
      size="lg"
      className={name === 'user_subject' ? 'contact-field-wide' : undefined}
    />
  );
}

const types: Readonly<Record<string, ComponentProps<'input'>['type']>> = {
  user_email: 'email',
  user_phone: 'tel',
};

/** Takes the focus with it when the button that had it is gone. */
function ThankYou() {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) text.current?.focus();
  }, []);
  return (
    <div ref={text} className="contact-thanks" tabIndex={-1}>
      <strong>{contactWords.thanks}</strong>
      <p>{contactWords.thanksNext}</p>
    </div>
  );
}
