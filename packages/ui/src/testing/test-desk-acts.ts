/** Actions of a person at the `TestDesk`, the same through Testing Library and through Playwright. */
import type { TestUser } from '../test-user/test-user.ts';

type User = Omit<TestUser<never>, 'upload'>;

interface Act {
  readonly title: string;
  readonly act: (ui: User) => Promise<void>;
  /** Values that the desk holds after the action. */
  readonly held: Readonly<Record<string, unknown>>;
}

interface Refusal {
  readonly title: string;
  readonly act: (ui: User) => Promise<void>;
  /** Message of the helper's error. */
  readonly says: RegExp;
}

export const acts: readonly Act[] = [
  {
    title: 'chooses in a Select',
    act: (ui) => ui.choose('Title', 'Ms'),
    held: { title: 'Ms' },
  },
  {
    title: 'chooses in a ListSelect',
    act: (ui) => ui.choose('View', 'Garden'),
    held: { view: 'Garden' },
  },
  {
    title: 'chooses in a Combobox what its list doesn’t show yet',
    act: (ui) => ui.choose('Room', 'Room 219'),
    held: { room: 'Room 219' },
  },
  {
    title: 'chooses several in a MultiCombobox, and leaves what is chosen already',
    act: async (ui) => {
      await ui.choose('Extras', 'Cot');
      await ui.choose('Extras', 'Cot', 'Parking');
    },
    held: { extras: ['Cot', 'Parking'] },
  },
  {
    title: 'chooses several in a MultiSelect',
    act: (ui) => ui.choose('Meals', 'Breakfast', 'Dinner'),
    held: { meals: ['Breakfast', 'Dinner'] },
  },
  {
    title: 'picks a day of another month and year in a DatePicker',
    act: (ui) => ui.pickDay('Arrival', '2028-02-29'),
    held: { arrival: '2028-02-29' },
  },
  {
    title: 'picks a day in a Calendar',
    act: (ui) => ui.pickDay('Cleaning', '2027-04-01'),
    held: { cleaning: '2027-04-01' },
  },
  {
    title: 'picks the ends of a DateRangePicker',
    act: (ui) => ui.pickRange('Stay', '2027-05-30', '2027-07-02'),
    held: { stay: { startDate: '2027-05-30', endDate: '2027-07-02' } },
  },
  {
    title: 'picks the ends of a RangeCalendar in the last month that it has',
    act: (ui) => ui.pickRange('Season', '2027-12-01', '2027-12-31'),
    held: { season: { startDate: '2027-12-01', endDate: '2027-12-31' } },
  },
  {
    title: 'fills fields of text, money, phones and times',
    act: async (ui) => {
      await ui.fill('Notes', 'Arrives {late}');
      await ui.fill('Rate', '4200.50');
      await ui.fill('Phone', '+919876543210');
      await ui.fill('Check-in', '1430');
    },
    held: {
      notes: 'Arrives {late}',
      rate: 4200.5,
      phone: '+919876543210',
      checkIn: '14:30',
    },
  },
  {
    title: 'edits a cell of a DataGrid that isn’t in view',
    act: (ui) => ui.editCell('Rates', ['Haveli Suite', 'CP With breakfast'], 'Sun 20 Dec', '3100'),
    held: { edits: [{ row: 'c2-CP', column: '12-20-29', text: '3100' }] },
  },
  {
    title: 'sorts a DataTable both ways',
    act: async (ui) => {
      await ui.sortBy('Rooms', 'Floor', 'ascending');
      await ui.sortBy('Rooms', 'Floor', 'descending');
    },
    held: { sort: '-floor' },
  },
  {
    title: 'selects rows of a DataTable, and leaves those that are selected',
    act: async (ui) => {
      await ui.selectRows('Rooms', 'Room 201');
      await ui.selectRows('Rooms', 'Room 201', 'Room 101');
    },
    held: { selection: ['201', '101'] },
  },
  {
    title: 'filters by a filter that isn’t shown yet',
    act: (ui) => ui.filterBy('Plan', 'Premium'),
    held: { filter: ['Premium'] },
  },
  {
    title: 'chooses in a submenu',
    act: (ui) => ui.chooseFromMenu('Room actions', 'Clean', 'Today'),
    held: { menu: 'clean today' },
  },
  {
    title: 'chooses in a SegmentedControl',
    act: (ui) => ui.choose('Days in view', 'Week'),
    held: { zoom: 'week' },
  },
  {
    title: 'chooses in a RadioGroup',
    act: (ui) => ui.choose('Bill to', 'Company'),
    held: { billTo: 'company' },
  },
  {
    title: 'moves a card to another column of a Board',
    act: (ui) => ui.moveCard('Housekeeping', 'Room 102', 'Clean'),
    held: { card: ['102', 'clean', 1] },
  },
  {
    title: 'opens an item of a ResourceTimeline',
    act: (ui) => ui.openItem('Tape chart', 'Imran Khan'),
    held: { opened: 'Imran Khan' },
  },
  {
    title: 'opens an item of a ResourceTimeline that isn’t in view',
    act: (ui) => ui.openItem('Tape chart', 'Meera Shah'),
    held: { opened: 'Meera Shah' },
  },
  {
    title: 'moves an item to another row of a ResourceTimeline',
    act: (ui) => ui.moveItem('Tape chart', 'Asha Rao', { row: 'Room 201' }),
    held: { moved: ['asha', '201', '2027-03-10', '2027-03-13'] },
  },
  {
    title: 'moves an item to another row above and another day of a ResourceTimeline',
    act: (ui) => ui.moveItem('Tape chart', 'Imran Khan', { row: 'Room 102', start: '2027-03-10' }),
    held: { moved: ['imran', '102', '2027-03-10', '2027-03-12'] },
  },
  {
    title: 'resizes an item of a ResourceTimeline',
    act: (ui) => ui.resizeItem('Tape chart', 'Asha Rao', '2027-03-15'),
    held: { resized: ['asha', '101', '2027-03-10', '2027-03-15'] },
  },
  {
    title: 'draws an item into a ResourceTimeline',
    act: (ui) => ui.drawItem('Tape chart', 'Room 102', '2027-03-11', '2027-03-14'),
    held: { drawn: ['102', '2027-03-11', '2027-03-14'] },
  },
  {
    title: 'draws an item of one night into a ResourceTimeline',
    act: (ui) => ui.drawItem('Tape chart', 'Room 201', '2027-03-14', '2027-03-15'),
    held: { drawn: ['201', '2027-03-14', '2027-03-15'] },
  },
  {
    title: 'draws an item for which the app asks for more in a dialog',
    act: async (ui) => {
      await ui.drawItem('Tape chart', 'Room 201', '2027-03-22', '2027-03-24');
      await ui.inside('dialog', 'New stay').fill('Guest', 'Ila Rathore');
      await ui.confirm('New stay', 'Book');
    },
    held: { booked: ['Ila Rathore', '201', '2027-03-22', '2027-03-24'] },
  },
  {
    title: 'switches to a tab that says its count',
    act: (ui) => ui.openTab('Past'),
    held: { tab: 'past' },
  },
];

export const refusals: readonly Refusal[] = [
  {
    title: 'the fields there are',
    act: (ui) => ui.choose('Romm', 'Room 101'),
    says: /There is no combobox, button or radiogroup “Romm”.*“Title”.*“Room”/,
  },
  {
    title: 'the options of a Select',
    act: (ui) => ui.choose('Title', 'Dr'),
    says: /“Title” has no option “Dr”.*“Mr”, “Ms”/,
  },
  {
    title: 'the options of a Combobox',
    act: (ui) => ui.choose('Extras', 'Pool'),
    says: /“Extras” has no option “Pool”.*“Cot”, “Late check-out”, “Parking”/,
  },
  {
    title: 'why a day can’t be picked',
    act: (ui) => ui.pickDay('Arrival', '2027-08-15'),
    says: /15 August 2027” is disabled: Sold out\./,
  },
  {
    title: 'the years that a calendar has',
    act: (ui) => ui.pickDay('Cleaning', '1999-01-01'),
    says: /“Cleaning” has no day in 1999.*“2027”/,
  },
  {
    title: 'the rows of a grid',
    act: (ui) => ui.editCell('Rates', 'Attic', 'Sun 22 Nov', '1'),
    says: /There is no row “Attic”.*“Standard Room”/,
  },
  {
    title: 'the columns of a grid',
    act: (ui) => ui.editCell('Rates', 'EP Room only', 'Mon 1 May', '1'),
    says: /There is no column “Mon 1 May”.*“Sun 22 Nov”/,
  },
  {
    title: 'why a cell can’t be changed',
    act: (ui) => ui.editCell('Rates', 'MAP Breakfast and dinner', 'Sun 22 Nov', '1'),
    says: /can’t be changed.*Calculated from EP\./,
  },
  {
    title: 'that a column can’t be sorted by',
    act: (ui) => ui.sortBy('Rooms', 'Name', 'ascending'),
    says: /“Rooms” can’t be sorted by “Name”/,
  },
  {
    title: 'why an item of a menu is blocked',
    act: (ui) => ui.chooseFromMenu('Room actions', 'Close'),
    says: /“Close” is disabled: It has a guest\./,
  },
  {
    title: 'the radios of a group',
    act: (ui) => ui.choose('Bill to', 'Agent'),
    says: /There is no radio “Agent”.*“Guest”, “Company”/,
  },
  {
    title: 'why a column takes no card',
    act: (ui) => ui.moveCard('Housekeeping', 'Room 102', 'Being cleaned'),
    says: /“Being cleaned” is disabled: Being cleaned has its limit of 1\./,
  },
  {
    title: 'why the app refuses a move of a card',
    act: (ui) => ui.moveCard('Housekeeping', 'Room 103', 'To clean'),
    says: /The change of “Room 103” was refused: It is clean already\./,
  },
  {
    title: 'the cards that can be moved',
    act: (ui) => ui.moveCard('Housekeeping', 'Room 109', 'Clean'),
    says: /There is no button “Move Room 109 to…”.*“Move Room 102 to…”/,
  },
  {
    title: 'the items of a timeline',
    act: (ui) => ui.openItem('Tape chart', 'Asha Roy'),
    says: /There is no item “Asha Roy”.*“Asha Rao, 3 nights/,
  },
  {
    title: 'why an item can’t be changed',
    act: (ui) => ui.moveItem('Tape chart', 'A leak', { row: 'Room 101' }),
    says: /“A leak” can’t be changed: It is being repaired\./,
  },
  {
    title: 'why the app refuses a change of an item',
    act: (ui) => ui.moveItem('Tape chart', 'Asha Rao', { row: 'Room 102' }),
    says: /The change of “Asha Rao” was refused: Her room has the ramp\./,
  },
  {
    title: 'the rows of a timeline',
    act: (ui) => ui.moveItem('Tape chart', 'Asha Rao', { row: 'Attic' }),
    says: /There is no row “Attic”.*“Room 101”/,
  },
  {
    title: 'what is where an item is to be drawn',
    act: (ui) => ui.drawItem('Tape chart', 'Room 101', '2027-03-11', '2027-03-12'),
    says: /“Room 101” isn’t free on 2027-03-11: Asha Rao/,
  },
  {
    title: 'the errors at the fields of a dialog that stays open',
    act: async (ui) => {
      await ui.drawItem('Tape chart', 'Room 201', '2027-03-22', '2027-03-24');
      await ui.confirm('New stay', 'Book');
    },
    says: /“New stay” stays open after “Book”\. It says: Enter the guest\./,
  },
  {
    title: 'why a tab is blocked',
    act: (ui) => ui.openTab('Next'),
    says: /“Next” is disabled: No one is coming\./,
  },
];
