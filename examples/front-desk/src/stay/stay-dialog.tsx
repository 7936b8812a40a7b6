import { STAY_NIGHTS_MAX } from '@booking/api-client/facts';
import {
  type ChoiceOption,
  DateRangePicker,
  FieldRow,
  ListSelect,
  Modal,
  NumberField,
  notify,
  PhoneField,
  TextArea,
  TextField,
} from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Draft, useDesk } from '../desk.tsx';
import { useSpeech } from '../language.tsx';
import { offerOf, ratesQuery } from '../reservations/offer.ts';
import { refusalOf } from '../reservations/refusal.ts';
import type { Reservation } from '../reservations/reservation.ts';
import { Bill } from './bill.tsx';

type Errors = Partial<Record<'guest' | 'dates' | 'room' | 'guests', string>>;

export function StayDialog({ draft }: { draft: Reservation | Draft }) {
  const { hotel, today, reservations, roomOf, put, edited } = useDesk();
  const { say } = useSpeech();
  const [isSaving, setIsSaving] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const isNew = !('key' in draft);
  const { ratePackages } = hotel.settings.rates;
  const [stay, setStay] = useState<Reservation>(() => ({
    key: crypto.randomUUID(),
    number: Math.max(0, ...reservations.map(({ number }) => number)) + 1,
    status: 'confirmed',
    category: '',
    guest: '',
    phone: '',
    guests: 1,
    ratePackage: ratePackages.find(({ isDefault }) => isDefault)?.key ?? '',
    nights: [],
    notes: '',
    ...draft,
  }));
  const change = (changed: Partial<Reservation>) => {
    setErrors({});
    setStay({ ...stay, ...changed });
  };

  const room = roomOf(stay.room);
  const category = hotel.categories.find(({ _id }) => _id === room?.category._id);
  const most = room?.capacityOverride ?? category?.maxOccupancy ?? 1;
  const hasDates = stay.arrival !== '' && stay.departure > stay.arrival;
  const rates = useQuery({ ...ratesQuery(hotel.id, stay), enabled: hasDates && !!room });
  const offer = rates.data && offerOf(rates.data, stay);
  const next = { ...stay, category: category?._id ?? '', nights: offer?.nights ?? stay.nights };

  const errorsNow = (): Errors => ({
    ...(stay.guest.trim() === '' && { guest: say('nameMissing') }),
    ...(!hasDates && { dates: say('datesMissing') }),
    ...(offer?.refusal && { dates: say(offer.refusal, { limit: offer.limit ?? 0 }) }),
    ...((stay.guests < 1 || stay.guests > most) && { guests: say('guestsMissing', { most }) }),
    ...(!room && { room: say('roomMissing') }),
    ...(!offer && room && hasDates && { dates: rates.error?.message ?? say('priceMissing') }),
  });
  const save = async () => {
    const wrong = errorsNow();
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setIsSaving(true);
    const guest = stay.guest.trim();
    const refused = await put({ ...next, guest });
    setIsSaving(false);
    if (refused) return setErrors({ room: refused });
    edited.close();
    notify.success(say('saved', { guest, room: room?.name ?? '' }));
  };

  const options = hotel.rooms.map(({ _id, name, category }): ChoiceOption => {
    const refusal = hasDates && refusalOf({ ...stay, room: _id }, reservations, hotel, say);
    const disabledReason = (_id !== draft.room && refusal) || undefined;
    return { value: _id, label: name, group: category.name, disabledReason };
  });
  return (
    <Modal
      open={edited.isOpen}
      size="md"
      header={{ icon: 'calendar-plus', text: say(isNew ? 'newReservation' : 'editReservation') }}
      footer={{ confirm: { name: say(isNew ? 'book' : 'save') } }}
      isLoading={isSaving}
      onOpenChange={edited.close}
      onSubmit={() => void save()}
    >
      <FieldRow>
        <TextField
          label={say('guest')}
          value={stay.guest}
          error={errors.guest}
          autoComplete="off"
          onChange={({ target }) => change({ guest: target.value })}
        />
        <PhoneField
          label={say('phone')}
          value={stay.phone}
          isOptional
          onChange={(phone) => change({ phone })}
        />
      </FieldRow>
      <DateRangePicker
        label={say('stay')}
        startLabel={say('checkInDay')}
        endLabel={say('checkOutDay')}
        today={today}
        min={isNew ? today : draft.arrival}
        maxNights={STAY_NIGHTS_MAX}
        value={{ startDate: stay.arrival, endDate: stay.departure }}
        error={errors.dates}
        onChange={({ startDate, endDate }) => change({ arrival: startDate, departure: endDate })}
      />
      <FieldRow>
        <ListSelect
          label={say('room')}
          options={options}
          value={stay.room}
          error={errors.room}
          onChange={(value) => change({ room: value })}
        />
        <NumberField
          label={say('guests')}
          value={stay.guests}
          min={1}
          hasStepButtons
          error={errors.guests}
          onChange={(guests) => change({ guests: guests ?? 0 })}
        />
      </FieldRow>
      <ListSelect
        label={say('ratePlan')}
        options={ratePackages.map(({ key, name }) => ({ value: key, label: name }))}
        value={stay.ratePackage}
        onChange={(ratePackage) => change({ ratePackage })}
      />
      <TextArea
        label={say('notes')}
        value={stay.notes}
        isOptional
        onChange={({ target }) => change({ notes: target.value })}
      />
      <div aria-live="polite">{next.nights.length > 0 && <Bill of={next} />}</div>
    </Modal>
  );
}
