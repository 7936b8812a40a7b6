import { bulkBarWords } from '../bulk-bar/bulk-bar.words.ts';
import { carouselWords } from '../carousel/carousel.words.ts';
import { chartWords } from '../chart/chart.words.ts';
import { columnsChooserWords } from '../columns-chooser/columns-chooser.words.ts';
import { commandPaletteWords } from '../command-palette/command-palette.words.ts';
import { conflictViewWords } from '../conflict-view/conflict-view.words.ts';
import { dataTableWords } from '../data-table/data-table.words.ts';
import { datePickerWords } from '../date-picker/date-picker.words.ts';
import { dateRangePickerWords } from '../date-range-picker/date-range-picker.words.ts';
import { drawerWords } from '../drawer/drawer.words.ts';
import { errorStateWords } from '../error-state/error-state.words.ts';
import { fieldWords } from '../field/field.words.ts';
import { filterBarWords } from '../filter-bar/filter-bar.words.ts';
import { filterSelectWords } from '../filter-select/filter-select.words.ts';
import { formSummaryWords } from '../form-summary/form-summary.words.ts';
import { imageCropWords } from '../image-crop/image-crop.words.ts';
import { modalWords } from '../modal/modal.words.ts';
import { monthCalendarWords } from '../month-calendar/month-calendar.words.ts';
import { paginationWords } from '../pagination/pagination.words.ts';
import { passwordFieldWords } from '../password-field/password-field.words.ts';
import { saveBarWords } from '../save-bar/save-bar.words.ts';
import { searchFieldWords } from '../search-field/search-field.words.ts';
import { spinnerWords } from '../spinner/spinner.words.ts';
import { statWords } from '../stat/stat.words.ts';
import { toastsWords } from '../toasts/toasts.words.ts';
import { englishNumbers } from './number.words.ts';
import type { Words } from './words.ts';

/** English, as the components say it without a provider. To change a word: `{ ...en, modal: { ...en.modal, … } }`. */
export const en: Words = {
  bulkBar: bulkBarWords,
  carousel: carouselWords,
  chart: chartWords,
  conflictView: conflictViewWords,
  commandPalette: commandPaletteWords,
  columnsChooser: columnsChooserWords,
  dataTable: dataTableWords,
  datePicker: datePickerWords,
  dateRangePicker: dateRangePickerWords,
  drawer: drawerWords,
  errorState: errorStateWords,
  field: fieldWords,
  filterBar: filterBarWords,
  filterSelect: filterSelectWords,
  formSummary: formSummaryWords,
  imageCrop: imageCropWords,
  modal: modalWords,
  monthCalendar: monthCalendarWords,
  number: englishNumbers,
  pagination: paginationWords,
  passwordField: passwordFieldWords,
  saveBar: saveBarWords,
  searchField: searchFieldWords,
  spinner: spinnerWords,
  stat: statWords,
  toasts: toastsWords,
};
