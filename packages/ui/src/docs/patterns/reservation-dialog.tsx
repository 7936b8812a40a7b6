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
import { useEffect, useRef, useState } from 'react';

export interface Offer {
  nights: number;
  /** Per night and for the whole stay, in rupees. */
  price: number;
  tax: number;
}

/** The amounts of a bill are below each other: all have decimals. */
const money = (amount: number) => formatMoney(amount, 'INR', 'en-IN', { hasAllDecimals: true });

/** `YYYY-MM-DD`; the end is empty until it is chosen. */
interface Days {
  startDate: string;
  endDate: string;
}

export interface Reservation extends Days {
  guest: string;
  room: string;
  guests: number;
}

interface ReservationProps {
  open: boolean;
  /** The reservation to edit. Without one the dialog makes a new one. */
  reservation?: Reservation | undefined;
  /** The days and room that were drawn in a chart. Default from today on. */
  initialStay?: (Days & { room?: string }) | undefined;
  today: string;
  /** The rooms for some days. One that is taken then has a `disabledReason`: who has it. */
  rooms(days: Days): readonly ChoiceOption[];
  /** The price of the stay, once a room and both days are chosen. */
  priceOf(room: string, arrival: string, departure: string): Offer | undefined;
  /** Resolves with the reason if the room can't be had. */
  save(reservation: Reservation): Promise<string | undefined>;
  /** Called with whether the reservation was saved. */
  onClose(isSaved: boolean): void;
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
  reservation,
  initialStay,
  today,
  rooms,
  priceOf,
  save,
  onClose,
}: ReservationProps) {
  const initial: Draft = reservation ?? {
    guest: '',
    room: '',
    guests: 1,
    startDate: today,
    endDate: '',
    ...initialStay,
  };
  const [draft, setDraft] = useState<Draft>(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [isSaving, setIsSaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  // The form begins again each time it opens.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setDraft(initial);
      setErrors({});
    }
  }
  const dialog = useRef<HTMLDivElement>(null);
  // After a failed submit, the server’s answer too: to the first wrong field.
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    dialog.current?.querySelector<HTMLElement>(':is(input, button)[aria-invalid="true"]')?.focus();
  }, [errors]);

  const { guest, room, guests, startDate, endDate } = draft;
  const days = { startDate, endDate };
  const offer = room && startDate && endDate ? priceOf(room, startDate, endDate) : undefined;
  // A stay that has begun keeps its first day.
  const firstDay = reservation && reservation.startDate < today ? reservation.startDate : today;

  const submit = async () => {
    const chosen = rooms(days).find(({ value }) => value === room);
    const wrongRoom = chosen ? chosen.disabledReason : 'Choose a room.';
    const wrong: Errors = {
      ...(guest.trim() === '' && { guest: 'Enter the name of the guest.' }),
      ...((startDate === '' || endDate === '') && { stay: 'Choose the days of the stay.' }),
      ...(wrongRoom !== undefined && { room: wrongRoom }),
      ...((guests === null || guests < 1) && { guests: `Enter 1 to ${MOST_GUESTS} guests.` }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setIsSaving(true);
    const refused = await save({ ...days, guest: guest.trim(), room, guests: guests ?? 1 }).catch(
      () => 'Couldn’t save the reservation. Try again.',
    );
    setIsSaving(false);
    if (refused) setErrors({ room: refused });
    else onClose(true);
  };

  return (
    <Modal
      ref={dialog}
      open={open}
      header={
        reservation
          ? { icon: 'pencil', text: 'Edit reservation' }
          : { icon: 'calendar-plus', text: 'New reservation' }
      }
      footer={{ confirm: { name: reservation ? 'Save' : 'Book' } }}
      isLoading={isSaving}
      onOpenChange={() => onClose(false)}
      onSubmit={() => void submit()}
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
        min={firstDay}
        value={days}
        error={errors.stay}
        onChange={(next) => setDraft({ ...draft, ...next })}
      />
      <FieldRow>
        <RoomSelect
          rooms={rooms}
          days={days}
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
            align="end"
            items={[
              {
                key: 'nights',
                term: offer.nights === 1 ? '1 night' : `${offer.nights} nights`,
                value: money(offer.price),
              },
              { key: 'tax', term: 'GST', value: money(offer.tax) },
              {
                key: 'total',
                term: 'Total',
                value: money(offer.price + offer.tax),
                isTotal: true,
              },
            ]}
          />
        )}
      </div>
    </Modal>
  );
}

interface RoomSelectProps extends Pick<ReservationProps, 'rooms'> {
  days: Days;
  value: string;
  error: string | undefined;
  onChange(room: string): void;
}

/** A component of its own, so that a closed dialog asks for no rooms. */
function RoomSelect({ rooms, days, ...field }: RoomSelectProps) {
  return <ListSelect label="Room" placeholder="Choose a room" options={rooms(days)} {...field} />;
}
