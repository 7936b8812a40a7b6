import { isPhone } from '@booking/api-client/facts';
import { Button, Modal, TextArea } from '@booking/ui';
import { formatPhone } from '@booking/ui/format';
import { useState } from 'react';
import { useDesk } from '../desk.tsx';
import { useSpeech } from '../language.tsx';
import type { Reservation } from '../reservations/reservation.ts';
import { useBill } from './use-bill.ts';

/** Opens WhatsApp with a message to the guest, which can be changed before: API v1 has no call that sends one by hand. */
export function SendConfirmation({ stay }: { stay: Reservation }) {
  const { say } = useSpeech();
  const [isOpen, setIsOpen] = useState(false);
  const [written, setWritten] = useState<string>();
  const suggested = useConfirmationText(stay);
  const text = written ?? suggested;
  const close = () => setIsOpen(false);
  const open = () => {
    setWritten(undefined);
    setIsOpen(true);
  };
  return (
    <>
      <Button
        icon="message-circle"
        color="blue"
        variant="secondary"
        disabledReason={isPhone(stay.phone) ? undefined : say('phoneMissing')}
        onClick={open}
      >
        {say('sendConfirmation')}
      </Button>
      <Modal
        open={isOpen}
        size="sm"
        header={{
          icon: 'message-circle',
          text: `${say('confirmation')}: ${stay.guest}`,
          description: formatPhone(stay.phone),
        }}
        footer={{
          confirm: {
            name: say('openWhatsApp'),
            color: 'blue',
            disabledReason: text.trim() === '' ? say('messageMissing') : undefined,
          },
        }}
        onOpenChange={close}
        onSubmit={() => {
          close();
          const to = `https://wa.me/${stay.phone.slice(1)}?text=${encodeURIComponent(text)}`;
          window.open(to, '_blank', 'noopener');
        }}
      >
        <TextArea
          label={say('message')}
          description={say('messageHint')}
          rows={6}
          value={text}
          onChange={({ target }) => setWritten(target.value)}
        />
      </Modal>
    </>
  );
}

function useConfirmationText(stay: Reservation): string {
  const { hotel, roomOf } = useDesk();
  const { say, dates } = useSpeech();
  const { total, amountOf } = useBill(stay);
  const room = roomOf(stay.room);
  return say('confirmationText', {
    guest: stay.guest,
    hotel: hotel.name,
    room: room ? `${room.category.name}, ${room.name}` : '',
    dates: dates.days(stay.arrival, stay.departure),
    time: hotel.settings.stayTimes.checkInTime,
    total: amountOf(total),
  });
}
