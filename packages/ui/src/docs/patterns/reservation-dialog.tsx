import {
  type ChoiceOption,
  DateRangePicker,
  DescriptionList,
  FieldRow,
  ListSelect,
  Modal,
  NumberField,
  TextField,
} from '@booking/ui';
import { formatMoney } from '@booking/ui/format';
import { useState } from 'react';

export interface Offer {
  nights: number;
  /** Per night and for the whole stay, in rupees. */
  price: number;
  tax: number;
}

/** `YYYY-MM-DD`; the end is empty until it is chosen. */
interface Days {
  startDate: string;
  endDate: string;
}

interface ReservationProps {
  open: boolean;
  /** What was drawn in a chart. Default from today on. */
  initialStay?: Days | undefined;
  today: string;
  rooms: readonly ChoiceOption[];
  /** The price of the stay, once a room and both days are chosen. */
  priceOf(room: string, arrival: string, departure: string): Offer | undefined;
  /** Resolves with the reason if the room can't be booked. */
  book(stay: { guest: string; room: string; guests: number }): Promise<string | undefined>;
  onClose(): void;
}

type Errors = Partial<Record<'guest' | 'room' | 'guests', string>>;

const MOST_GUESTS = 4;

export function ReservationDialog({
  open,
  initialStay,
  today,
  rooms,
  priceOf,
  book,
  onClose,
}: ReservationProps) {
  const [guest, setGuest] = useState('');
  const [room, setRoom] = useState('');
  const [guests, setGuests] = useState<number | null>(1);
  const [stay, setStay] = useState<Days>(initialStay ?? { startDate: today, endDate: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [isSaving, setIsSaving] = useState(false);
  const offer = room && stay.endDate ? priceOf(room, stay.startDate, stay.endDate) : undefined;

  const save = async () => {
    const wrong: Errors = {
      ...(guest.trim() === '' && { guest: 'Enter the name of the guest.' }),
      ...(room === '' && { room: 'Choose a room.' }),
      ...((guests === null || guests < 1) && { guests: `Enter 1 to ${MOST_GUESTS} guests.` }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setIsSaving(true);
    const refused = await book({ guest: guest.trim(), room, guests: guests ?? 1 });
    setIsSaving(false);
    if (refused) setErrors({ room: refused });
    else onClose();
  };

  return (
    <Modal
      open={open}
      header={{ icon: 'calendar-plus', text: 'New reservation' }}
      footer={{ confirm: { name: 'Book' } }}
      isLoading={isSaving}
      onOpenChange={onClose}
      onSubmit={() => void save()}
    >
      <TextField
        label="Guest"
        value={guest}
        error={errors.guest}
        autoComplete="off"
        onChange={({ target }) => setGuest(target.value)}
      />
      <DateRangePicker
        label="Stay"
        startLabel="Check-in"
        endLabel="Check-out"
        today={today}
        min={today}
        value={stay}
        onChange={setStay}
      />
      <FieldRow>
        <ListSelect
          label="Room"
          options={rooms}
          value={room}
          error={errors.room}
          onChange={setRoom}
        />
        <NumberField
          label="Guests"
          value={guests}
          min={1}
          max={MOST_GUESTS}
          hasStepButtons
          error={errors.guests}
          onChange={setGuests}
        />
      </FieldRow>
      <div aria-live="polite">
        {offer && (
          <DescriptionList
            aria-label="Bill"
            items={[
              {
                key: 'nights',
                term: offer.nights === 1 ? '1 night' : `${offer.nights} nights`,
                value: formatMoney(offer.price, 'INR'),
              },
              { key: 'tax', term: 'GST', value: formatMoney(offer.tax, 'INR') },
              {
                key: 'total',
                term: 'Total',
                value: formatMoney(offer.price + offer.tax, 'INR'),
                isTotal: true,
              },
            ]}
          />
        )}
      </div>
    </Modal>
  );
}
