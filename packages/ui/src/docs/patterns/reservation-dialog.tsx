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
  initialStay?: (Days & { room?: string }) | undefined;
  today: string;
  rooms: readonly ChoiceOption[];
  /** The price of the stay, once a room and both days are chosen. */
  priceOf(room: string, arrival: string, departure: string): Offer | undefined;
  /** Resolves with the reason if the room can't be booked. */
  book(stay: Days & { guest: string; room: string; guests: number }): Promise<string | undefined>;
  /** Called with whether the room was booked. */
  onClose(isBooked: boolean): void;
}

interface Draft extends Days {
  guest: string;
  room: string;
  guests: number | null;
}

type Errors = Partial<Record<'guest' | 'stay' | 'room' | 'guests', string>>;

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
  const blank: Draft = {
    guest: '',
    room: '',
    guests: 1,
    startDate: today,
    endDate: '',
    ...initialStay,
  };
  const [draft, setDraft] = useState<Draft>(blank);
  const [errors, setErrors] = useState<Errors>({});
  const [isSaving, setIsSaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  // The form begins again each time it opens.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setDraft(blank);
      setErrors({});
    }
  }
  const { guest, room, guests, startDate, endDate } = draft;
  const offer = room && startDate && endDate ? priceOf(room, startDate, endDate) : undefined;

  const save = async () => {
    const wrong: Errors = {
      ...(guest.trim() === '' && { guest: 'Enter the name of the guest.' }),
      ...((startDate === '' || endDate === '') && { stay: 'Choose the days of the stay.' }),
      ...(room === '' && { room: 'Choose a room.' }),
      ...((guests === null || guests < 1) && { guests: `Enter 1 to ${MOST_GUESTS} guests.` }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setIsSaving(true);
    const stay = { guest: guest.trim(), room, guests: guests ?? 1, startDate, endDate };
    const refused = await book(stay).catch(() => 'Couldn’t book the room. Try again.');
    setIsSaving(false);
    if (refused) setErrors({ room: refused });
    else onClose(true);
  };

  return (
    <Modal
      open={open}
      header={{ icon: 'calendar-plus', text: 'New reservation' }}
      footer={{ confirm: { name: 'Book' } }}
      isLoading={isSaving}
      onOpenChange={() => onClose(false)}
      onSubmit={() => void save()}
    >
      <TextField
        label="Guest"
        value={guest}
        error={errors.guest}
        autoComplete="off"
        onChange={({ target }) => setDraft({ ...draft, guest: target.value })}
      />
      <DateRangePicker
        label="Stay"
        startLabel="Check-in"
        endLabel="Check-out"
        today={today}
        min={today}
        value={{ startDate, endDate }}
        error={errors.stay}
        onChange={(days) => setDraft({ ...draft, ...days })}
      />
      <FieldRow>
        <ListSelect
          label="Room"
          options={rooms}
          value={room}
          error={errors.room}
          onChange={(value) => setDraft({ ...draft, room: value })}
        />
        <NumberField
          label="Guests"
          value={guests}
          min={1}
          max={MOST_GUESTS}
          hasStepButtons
          error={errors.guests}
          onChange={(value) => setDraft({ ...draft, guests: value })}
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
