import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Calendar, RangeCalendar } from '../calendar/index.ts';
import { Carousel } from '../carousel/index.ts';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { DataTable } from '../data-table/index.ts';
import { DatePicker } from '../date-picker/index.ts';
import { DateRangePicker } from '../date-range-picker/index.ts';
import { DateTimeField } from '../date-time-field/index.ts';
import { Drawer } from '../drawer/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { ErrorSummary } from '../error-summary/index.ts';
import { RequiredNote } from '../field/index.ts';
import { FilterSelect } from '../filter-select/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Modal } from '../modal/index.ts';
import { MonthCalendar } from '../month-calendar/index.ts';
import { PageSpinner } from '../page-spinner/index.ts';
import { Pagination } from '../pagination/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { SearchField } from '../search-field/index.ts';
import { TagInput } from '../tag-input/index.ts';
import { namesOf, pseudoMessages, storyText, untranslated } from '../testing/pseudo-messages.ts';
import { clearToasts, settledToasts } from '../testing/toaster.ts';
import { TimeField } from '../time-field/index.ts';
import { notify, Toaster } from '../toaster/index.ts';
import { en, hi, MessagesProvider } from './index.ts';

const ignore = () => {};
const options = [{ value: '1', label: storyText('Standard') }];
const errors = [{ message: storyText('A GSTIN has 15 characters.') }];

/** Every component with built-in strings, except overlays. */
function Page() {
  return (
    <div className="sheet">
      <Button isLoading>{storyText('Save')}</Button>
      <PageSpinner />
      <Carousel label={storyText('Stories')} loop={false}>
        <p>{storyText('One')}</p>
        <p>{storyText('Two')}</p>
        <p>{storyText('Three')}</p>
        <p>{storyText('Four')}</p>
      </Carousel>
      <Pagination
        page={1}
        totalPages={1}
        total={3}
        limit={20}
        limits={[20, 50]}
        onPageChange={ignore}
        onLimitChange={ignore}
      />
      <RequiredNote />
      <form>
        <TagInput label={storyText('Tags')} required />
        <CheckboxGroup label={storyText('Extras')} options={options} required />
        <RadioGroup label={storyText('Plan')} options={options} required />
        <Button type="submit">{storyText('Send')}</Button>
      </form>
      <PasswordField label={storyText('Password')} isOptional />
      <SearchField
        label={storyText('Name')}
        value={storyText('Goa')}
        onChange={ignore}
        shortcut="/"
      />
      <FilterSelect label={storyText('Plan')} value="" options={options} onChange={ignore} />
      <DataTable
        label={storyText('Institutes')}
        columns={[
          { key: 'name', label: storyText('Name'), cell: (row: string) => row },
          { key: 'city', label: storyText('City'), cell: () => undefined },
        ]}
        rows={[storyText('Lake Pichola House')]}
        rowKey={(row) => row}
        rowLabel={(row) => row}
        actions={() => <IconButton icon="pencil" label={storyText('Edit')} />}
        selection={[]}
        widths={{}}
        renderDetail={(row) => row}
        isRefetching
      />
      <ErrorSummary errors={errors} />
      <ErrorSummary errors={[...errors, ...errors]} />
      <ErrorState
        title={storyText('Not loaded')}
        description={storyText('No answer.')}
        requestId="1"
        onRetry={ignore}
      />
    </div>
  );
}

const meta = {
  title: 'Foundations/Messages',
  tags: ['!autodocs'],
  args: { messages: en },
  argTypes: { messages: { control: 'select', options: ['en', 'hi'], mapping: { en, hi } } },
  component: MessagesProvider,
  beforeEach: clearToasts,
  render: ({ messages }) => (
    <MessagesProvider messages={messages}>
      <Page />
    </MessagesProvider>
  ),
} satisfies Meta<typeof MessagesProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hindi: Story = {
  name: 'Features: in Hindi',
  args: { messages: hi },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'पासवर्ड दिखाएँ' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'पृष्ठ' })).toHaveTextContent('3 में से 1 से 3');
  },
};

/** The page with the pseudo catalogue, and the keys it has used. */
function pseudo(children: ReactNode) {
  const { messages, asked } = pseudoMessages();
  return { asked, page: <MessagesProvider messages={messages}>{children}</MessagesProvider> };
}

const onPage = pseudo(<Page />);

export const Pseudo: Story = {
  name: 'Behaviour: every string of a page is in the catalogue',
  render: () => onPage.page,
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Announced, not visible: the button is loading.
    await waitFor(() =>
      expect(document.querySelector('body > [aria-live]')).toHaveTextContent('⟦Loading⟧'),
    );
    await userEvent.click(canvas.getByRole('button', { name: '⟦Show password⟧' }));
    await userEvent.click(canvas.getByRole('button', { name: '⟦Pause⟧' }));
    const next = canvas.getByRole('button', { name: '⟦Next⟧' });
    while (next.dataset.disabledReason === undefined) await userEvent.click(next);
    await userEvent.click(canvas.getByRole('button', { name: storyText('Send') }));
    await expect(await canvas.findByText('⟦Add at least one.⟧')).toBeVisible();
    const password = canvas.getByLabelText(/Password·/);
    password.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true }),
    );
    await expect(await canvas.findByText('⟦Caps Lock is on.⟧')).toBeVisible();
    await expect(untranslated(canvasElement)).toEqual([]);
    const parts = namesOf(
      ...(['carousel', 'dataTable', 'errorState', 'field', 'filterSelect'] as const),
      ...(['errorSummary', 'pagination', 'passwordField', 'searchField', 'spinner'] as const),
    );
    await expect(parts.filter((name) => !onPage.asked.has(name))).toEqual([]);
  },
};

const inModal = pseudo(
  <Modal
    open
    isLoading
    header={{ text: storyText('Add OTA') }}
    footer={{ confirm: {} }}
    backdrop={{ dismissible: false }}
  >
    {storyText('Bookings arrive by themselves.')}
  </Modal>,
);

export const PseudoModal: Story = {
  name: 'Behaviour: every string of a modal is in the catalogue',
  render: () => inModal.page,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(untranslated(dialog)).toEqual([]);
    await expect(namesOf('modal').filter((name) => !inModal.asked.has(name))).toEqual([]);
  },
};

const inDrawer = pseudo(
  <Drawer open onOpenChange={ignore} label={storyText('Lake Pichola House')}>
    {storyText('Udaipur')}
  </Drawer>,
);

export const PseudoDrawer: Story = {
  name: 'Behaviour: every string of a drawer is in the catalogue',
  render: () => inDrawer.page,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(untranslated(dialog)).toEqual([]);
    await expect(namesOf('drawer').filter((name) => !inDrawer.asked.has(name))).toEqual([]);
  },
};

const inDates = pseudo(
  <>
    <MonthCalendar
      label={storyText('Events')}
      month="2026-11-01"
      today="2026-11-21"
      days={[{ date: '2026-11-05', items: [{ key: '1', label: storyText('One') }] }]}
      maxItems={0}
      onDaySelect={ignore}
      onMonthChange={ignore}
    />
    <MonthCalendar
      label={storyText('The next 30 days')}
      range={{ startDate: '2026-11-21', endDate: '2026-12-20' }}
      today="2026-11-21"
      days={[]}
      onDaySelect={ignore}
      onMonthChange={ignore}
    />
    <DatePicker
      label={storyText('Valid until')}
      value=""
      onChange={ignore}
      today="2026-11-21"
      min="2026-11-01"
      max="2026-11-30"
      isDateUnavailable={(date) => date === '2026-11-05'}
    />
    <Calendar label={storyText('Arrival')} today="2026-11-21" />
    <DateRangePicker
      label={storyText('Stay')}
      defaultValue={{ startDate: '2026-12-01', endDate: '2026-12-03' }}
      today="2026-11-21"
      minNights={2}
      maxNights={10}
      isDateUnavailable={(date) => date === '2026-12-05'}
      presets={[
        { key: '1', label: storyText('Advent'), startDate: '2026-12-01', endDate: '2026-12-04' },
      ]}
    />
    <DateRangePicker
      label={storyText('Days off')}
      defaultValue={{ startDate: '2026-12-01', endDate: '2026-12-03' }}
      today="2026-11-21"
      minNights={0}
    />
    <DateTimeField label={storyText('Send')} today="2026-11-21" />
    <TimeField label={storyText('Check-in')} min="10:00" max="20:00" />
    <RangeCalendar
      label={storyText('Period')}
      today="2026-11-21"
      presets={[
        { key: '1', label: storyText('Today'), startDate: '2026-11-21', endDate: '2026-11-21' },
      ]}
    />
  </>,
);

export const PseudoDates: Story = {
  name: 'Behaviour: every string of the date components is in the catalogue',
  render: () => inDates.page,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: storyText('Valid until') });
    const typeAll = async (field: HTMLElement, texts: readonly string[]) => {
      for (const text of texts) {
        await userEvent.clear(field);
        await userEvent.type(field, `${text}{Enter}`);
      }
    };
    await typeAll(field, ['1/1/26', '1/1/27', '5/11/26', 'Mon 24 Nov 2026', 'x']);
    const stay = within(canvas.getByRole('group', { name: storyText('Stay') }));
    const end = stay.getByRole('textbox', { name: '⟦End date⟧' });
    await typeAll(end, ['30/11/26', '2/12/26', '20/12/26', '7/12/26']);
    await typeAll(canvas.getByRole('textbox', { name: storyText('Check-in') }), ['9', '21', 'x']);
    await userEvent.click(stay.getByRole('button'));
    await expect(untranslated(await screen.findByRole('dialog'))).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const period = canvas.getByRole('group', { name: storyText('Period') });
    const [day] = period.querySelectorAll<HTMLElement>('[data-day]');
    if (day) await userEvent.click(day);
    await expect(untranslated(canvasElement)).toEqual([]);
    const names = namesOf(
      ...(['datePicker', 'dateRangePicker', 'dateTimeField', 'monthCalendar'] as const),
      'timeField',
    );
    const missing = names.filter((name) => !inDates.asked.has(name));
    // A FilterBar shows it.
    await expect(missing).toEqual(['datePicker.days']);
  },
};

const inToasts = pseudo(<Toaster preset="site" />);

export const PseudoToasts: Story = {
  name: 'Behaviour: every string of the toasts is in the catalogue, outside React too',
  render: () => inToasts.page,
  play: async ({ canvasElement }) => {
    const action = { label: storyText('Undo'), onAction: ignore };
    for (const tone of ['success', 'error', 'info', 'warning'] as const) {
      notify[tone](storyText(tone), { action });
    }
    await expect(await settledToasts()).toHaveLength(4);
    await expect(
      screen.getByRole('region', { name: '⟦Notifications (Alt+T)⟧' }),
    ).toBeInTheDocument();
    await expect(untranslated(canvasElement)).toEqual([]);
    await expect(namesOf('toaster').filter((name) => !inToasts.asked.has(name))).toEqual([]);
  },
};
