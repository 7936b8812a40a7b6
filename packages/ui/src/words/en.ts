import { carouselWords } from '../carousel/carousel.words.ts';
import { dataTableWords } from '../data-table/data-table.words.ts';
import { drawerWords } from '../drawer/drawer.words.ts';
import { errorStateWords } from '../error-state/error-state.words.ts';
import { fieldWords } from '../field/field.words.ts';
import { filterSelectWords } from '../filter-select/filter-select.words.ts';
import { formSummaryWords } from '../form-summary/form-summary.words.ts';
import { modalWords } from '../modal/modal.words.ts';
import { paginationWords } from '../pagination/pagination.words.ts';
import { passwordFieldWords } from '../password-field/password-field.words.ts';
import { searchFieldWords } from '../search-field/search-field.words.ts';
import { spinnerWords } from '../spinner/spinner.words.ts';
import { toastsWords } from '../toasts/toasts.words.ts';
import type { Words } from './words.ts';

/** English, as the components say it without a provider. To change a word: `{ ...en, modal: { ...en.modal, … } }`. */
export const en: Words = {
  carousel: carouselWords,
  dataTable: dataTableWords,
  drawer: drawerWords,
  errorState: errorStateWords,
  field: fieldWords,
  filterSelect: filterSelectWords,
  formSummary: formSummaryWords,
  modal: modalWords,
  pagination: paginationWords,
  passwordField: passwordFieldWords,
  searchField: searchFieldWords,
  spinner: spinnerWords,
  toasts: toastsWords,
};
