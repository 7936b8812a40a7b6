import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { BookingProvider } from '../booking-provider/index.ts';
import { Button } from '../button/index.ts';
import { DataTable } from '../data-table/index.ts';
import { DatePicker } from '../date-picker/index.ts';
import { Modal } from '../modal/index.ts';
import { NumberField } from '../number-field/index.ts';
import { TextField } from '../text-field/index.ts';
import { directionOf } from './index.ts';

/** What an app says itself, and the words of ours that are looked for. */
interface Words {
  readonly guest: string;
  readonly price: string;
  readonly arrival: string;
  readonly bookings: string;
  readonly optional: string;
  readonly calendar: string;
  readonly select: string;
  readonly close: string;
}

const words: Readonly<Record<string, Words>> = {
  ar: {
    guest: 'الضيف',
    price: 'السعر',
    arrival: 'الوصول',
    bookings: 'الحجوزات',
    optional: '(اختياري)',
    calendar: 'فتح التقويم',
    select: 'تحديد كل صفوف هذه الصفحة',
    close: 'إغلاق',
  },
  bn: {
    guest: 'অতিথি',
    price: 'দাম',
    arrival: 'আগমন',
    bookings: 'বুকিং',
    optional: '(ঐচ্ছিক)',
    calendar: 'ক্যালেন্ডার খুলুন',
    select: 'এই পাতার সব সারি নির্বাচন করুন',
    close: 'বন্ধ করুন',
  },
  de: {
    guest: 'Gast',
    price: 'Preis',
    arrival: 'Anreise',
    bookings: 'Buchungen',
    optional: '(optional)',
    calendar: 'Kalender öffnen',
    select: 'Alle Zeilen dieser Seite auswählen',
    close: 'Schließen',
  },
  en: {
    guest: 'Guest',
    price: 'Price',
    arrival: 'Arrival',
    bookings: 'Bookings',
    optional: '(optional)',
    calendar: 'Open calendar',
    select: 'Select all rows on this page',
    close: 'Close',
  },
  es: {
    guest: 'Huésped',
    price: 'Precio',
    arrival: 'Llegada',
    bookings: 'Reservas',
    optional: '(opcional)',
    calendar: 'Abrir calendario',
    select: 'Seleccionar todas las filas de esta página',
    close: 'Cerrar',
  },
  fr: {
    guest: 'Client',
    price: 'Prix',
    arrival: 'Arrivée',
    bookings: 'Réservations',
    optional: '(facultatif)',
    calendar: 'Ouvrir le calendrier',
    select: 'Sélectionner toutes les lignes de la page',
    close: 'Fermer',
  },
  hi: {
    guest: 'अतिथि',
    price: 'दाम',
    arrival: 'आगमन',
    bookings: 'बुकिंग',
    optional: '(वैकल्पिक)',
    calendar: 'कैलेंडर खोलें',
    select: 'इस पृष्ठ की सभी पंक्तियाँ चुनें',
    close: 'बंद करें',
  },
  mr: {
    guest: 'पाहुणे',
    price: 'किंमत',
    arrival: 'आगमन',
    bookings: 'बुकिंग',
    optional: '(ऐच्छिक)',
    calendar: 'दिनदर्शिका उघडा',
    select: 'या पानावरील सर्व ओळी निवडा',
    close: 'बंद करा',
  },
  ta: {
    guest: 'விருந்தினர்',
    price: 'விலை',
    arrival: 'வருகை',
    bookings: 'முன்பதிவுகள்',
    optional: '(விருப்பத்தேர்வு)',
    calendar: 'நாட்காட்டியைத் திற',
    select: 'இந்தப் பக்கத்தின் எல்லா வரிசைகளையும் தேர்ந்தெடு',
    close: 'மூடு',
  },
  te: {
    guest: 'అతిథి',
    price: 'ధర',
    arrival: 'రాక',
    bookings: 'బుకింగ్‌లు',
    optional: '(ఐచ్ఛికం)',
    calendar: 'క్యాలెండర్‌ను తెరవండి',
    select: 'ఈ పేజీలోని అన్ని వరుసలను ఎంచుకోండి',
    close: 'మూసివేయండి',
  },
};

function Page({ locale }: { locale: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const own = words[locale] ?? words.en;
  if (!own) return null;
  return (
    <Suspense>
      <BookingProvider locale={locale}>
        <div lang={locale} dir={directionOf(locale)} className="sheet">
          <form className="sheet-stack">
            <TextField label={own.guest} isOptional />
            <NumberField label={own.price} defaultValue={1234567} />
            <DatePicker label={own.arrival} today="2026-11-21" defaultValue="2026-11-24" />
            <Button onClick={() => setIsOpen(true)}>{own.bookings}</Button>
          </form>
          <DataTable
            label={own.bookings}
            columns={[{ key: 'guest', label: own.guest, cell: (row: string) => row }]}
            rows={['Asha Rao', 'Vikram Nair']}
            rowKey={(row) => row}
            rowLabel={(row) => row}
            defaultSelection={[]}
          />
          <Modal
            open={isOpen}
            header={{ text: own.bookings }}
            onOpenChange={() => setIsOpen(false)}
          />
        </div>
      </BookingProvider>
    </Suspense>
  );
}

const meta = {
  title: 'Foundations/Messages/Languages',
  tags: ['!autodocs'],
  args: { locale: 'en' },
  argTypes: { locale: { control: 'select', options: Object.keys(words) } },
  component: Page,
  play: async ({ args, canvas }) => {
    const own = words[args.locale];
    if (!own) throw new Error('A language has no words.');
    await expect(await canvas.findByText(own.optional)).toBeVisible();
    await expect(
      canvas.getByRole('checkbox', { name: own.select, hidden: true }),
    ).toBeInTheDocument();
    const price = canvas.getByRole<HTMLInputElement>('spinbutton', { name: own.price });
    await expect(price.value.normalize('NFKC')).toMatch(/^\p{Nd}/u);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(own.calendar) }));
    const calendar = await screen.findByRole('dialog');
    await expect(getComputedStyle(calendar).direction).toBe(directionOf(args.locale));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: own.bookings }));
    const dialog = within(await screen.findByRole('dialog', { name: own.bookings }));
    await expect(dialog.getAllByRole('button', { name: own.close }).length).toBeGreaterThan(0);
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = { name: 'Features: in English' };
export const Hindi: Story = { name: 'Features: in Hindi', args: { locale: 'hi' } };
export const Tamil: Story = { name: 'Features: in Tamil', args: { locale: 'ta' } };
export const Bengali: Story = { name: 'Features: in Bengali', args: { locale: 'bn' } };
export const Marathi: Story = { name: 'Features: in Marathi', args: { locale: 'mr' } };
export const Telugu: Story = { name: 'Features: in Telugu', args: { locale: 'te' } };
export const Arabic: Story = { name: 'Features: in Arabic', args: { locale: 'ar' } };
export const German: Story = { name: 'Features: in German', args: { locale: 'de' } };
export const French: Story = { name: 'Features: in French', args: { locale: 'fr' } };
export const Spanish: Story = { name: 'Features: in Spanish', args: { locale: 'es' } };
