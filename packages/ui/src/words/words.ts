import type { bulkBarWords } from '../bulk-bar/bulk-bar.words.ts';
import type { carouselWords } from '../carousel/carousel.words.ts';
import type { chartWords } from '../chart/chart.words.ts';
import type { columnsChooserWords } from '../columns-chooser/columns-chooser.words.ts';
import type { commandPaletteWords } from '../command-palette/command-palette.words.ts';
import type { conflictViewWords } from '../conflict-view/conflict-view.words.ts';
import type { dataTableWords } from '../data-table/data-table.words.ts';
import type { datePickerWords } from '../date-picker/date-picker.words.ts';
import type { dateRangePickerWords } from '../date-range-picker/date-range-picker.words.ts';
import type { drawerWords } from '../drawer/drawer.words.ts';
import type { errorStateWords } from '../error-state/error-state.words.ts';
import type { fieldWords } from '../field/field.words.ts';
import type { filterBarWords } from '../filter-bar/filter-bar.words.ts';
import type { filterSelectWords } from '../filter-select/filter-select.words.ts';
import type { formSummaryWords } from '../form-summary/form-summary.words.ts';
import type { imageCropWords } from '../image-crop/image-crop.words.ts';
import type { modalWords } from '../modal/modal.words.ts';
import type { monthCalendarWords } from '../month-calendar/month-calendar.words.ts';
import type { paginationWords } from '../pagination/pagination.words.ts';
import type { passwordFieldWords } from '../password-field/password-field.words.ts';
import type { saveBarWords } from '../save-bar/save-bar.words.ts';
import type { searchFieldWords } from '../search-field/search-field.words.ts';
import type { spinnerWords } from '../spinner/spinner.words.ts';
import type { statWords } from '../stat/stat.words.ts';
import type { toastsWords } from '../toasts/toasts.words.ts';
import type { englishNumbers } from './number.words.ts';

/**
 * Every word that the library itself says, by component. A component brings its English along (`*.words.ts` beside
 * it), so that a page pays for the words of what it shows alone; a catalogue in another language has all of them, or
 * it does not compile.
 */
export interface Words {
  bulkBar: typeof bulkBarWords;
  carousel: typeof carouselWords;
  chart: typeof chartWords;
  conflictView: typeof conflictViewWords;
  commandPalette: typeof commandPaletteWords;
  columnsChooser: typeof columnsChooserWords;
  dataTable: typeof dataTableWords;
  datePicker: typeof datePickerWords;
  dateRangePicker: typeof dateRangePickerWords;
  drawer: typeof drawerWords;
  errorState: typeof errorStateWords;
  field: typeof fieldWords;
  filterBar: typeof filterBarWords;
  filterSelect: typeof filterSelectWords;
  formSummary: typeof formSummaryWords;
  imageCrop: typeof imageCropWords;
  modal: typeof modalWords;
  monthCalendar: typeof monthCalendarWords;
  /** How numbers are written: `numberWords('en-GB')`. */
  number: typeof englishNumbers;
  pagination: typeof paginationWords;
  passwordField: typeof passwordFieldWords;
  saveBar: typeof saveBarWords;
  searchField: typeof searchFieldWords;
  spinner: typeof spinnerWords;
  stat: typeof statWords;
  toasts: typeof toastsWords;
}
