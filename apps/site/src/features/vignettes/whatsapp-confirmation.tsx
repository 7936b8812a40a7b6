import { sampleMessage } from './sample-day.ts';

/** A confirmation as the guest reads it, and the answer. */
export function WhatsAppConfirmation() {
  const { greeting, property, lines, sentAt, reply, repliedAt } = sampleMessage;
  return (
    <div className="whatsapp-chat">
      <div className="whatsapp-message">
        <p>
          {greeting} <b>{property}</b> is confirmed.
        </p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <small>{sentAt}</small>
      </div>
      <div className="whatsapp-message" data-from="guest">
        <p>{reply}</p>
        <small>{repliedAt}</small>
      </div>
    </div>
  );
}
