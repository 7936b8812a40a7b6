import { addDays } from '@booking/api-client/facts';
import { Button, Modal } from '@booking/ui';
import { useDesk } from '../desk.tsx';
import { useSpeech } from '../language.tsx';
import type { Reservation } from '../reservations/reservation.ts';
import { Bill } from './bill.tsx';

interface CheckOutDialogProps {
  stay: Reservation;
  isOpen: boolean;
  onClose(): void;
}

/** Shows the bill to the guest who leaves, of the nights that were spent. */
export function CheckOutDialog({ stay, isOpen, onClose }: CheckOutDialogProps) {
  const { today, setStatus, opened } = useDesk();
  const { say, dates } = useSpeech();
  // Today, but neither before the first night is over nor after the last.
  const [, departure = today] = [addDays(stay.arrival, 1), today, stay.departure].toSorted();
  const left = { ...stay, departure, nights: stay.nights.filter(({ date }) => date < departure) };
  const print = (
    <Button color="transparent" onClick={() => window.print()}>
      {say('print')}
    </Button>
  );
  return (
    <Modal
      open={isOpen}
      size="sm"
      header={{
        icon: 'receipt',
        text: `${say('bill')}: ${stay.guest}`,
        description: dates.days(left.arrival, departure),
      }}
      footer={{ confirm: { name: say('checkOut'), color: 'navy' }, actions: print }}
      onOpenChange={onClose}
      onSubmit={() => {
        onClose();
        opened.close();
        void setStatus(left, 'checked-out');
      }}
    >
      <Bill of={left} />
    </Modal>
  );
}
