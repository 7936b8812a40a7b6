import { bannerMessages } from '../banner/banner.messages.ts';
import { breadcrumbsMessages } from '../breadcrumbs/breadcrumbs.messages.ts';
import { bulkActionBarMessages } from '../bulk-action-bar/bulk-action-bar.messages.ts';
import { datePickerMessages } from '../calendar/date-picker.messages.ts';
import { dateRangePickerMessages } from '../calendar/date-range-picker.messages.ts';
import { carouselMessages } from '../carousel/carousel.messages.ts';
import { chartMessages } from '../chart/chart.messages.ts';
import { checkboxGroupMessages } from '../checkbox-group/checkbox-group.messages.ts';
import { colorPickerMessages } from '../color-picker/color-picker.messages.ts';
import { columnPickerMessages } from '../column-picker/column-picker.messages.ts';
import { comboboxMessages } from '../combobox/combobox.messages.ts';
import { commandPaletteMessages } from '../command-palette/command-palette.messages.ts';
import { confirmDialogMessages } from '../confirm-dialog/confirm-dialog.messages.ts';
import { conflictViewMessages } from '../conflict-view/conflict-view.messages.ts';
import { copyButtonMessages } from '../copy-button/copy-button.messages.ts';
import { dataGridMessages } from '../data-grid/data-grid.messages.ts';
import { dataTableMessages } from '../data-table/data-table.messages.ts';
import { descriptionListMessages } from '../description-list/description-list.messages.ts';
import { drawerMessages } from '../drawer/drawer.messages.ts';
import { errorStateMessages } from '../error-state/error-state.messages.ts';
import { errorSummaryMessages } from '../error-summary/error-summary.messages.ts';
import { fieldMessages } from '../field/field.messages.ts';
import { fileUploadMessages } from '../file-upload/file-upload.messages.ts';
import { filterBarMessages } from '../filter-bar/filter-bar.messages.ts';
import { filterSelectMessages } from '../filter-select/filter-select.messages.ts';
import { imageCropMessages } from '../image-crop/image-crop.messages.ts';
import { linkMessages } from '../link/link.messages.ts';
import { modalMessages } from '../modal/modal.messages.ts';
import { monthCalendarMessages } from '../month-calendar/month-calendar.messages.ts';
import { multiSelectMessages } from '../multi-select/multi-select.messages.ts';
import { numberFieldMessages } from '../number-field/number-field.messages.ts';
import { pageHeaderMessages } from '../page-header/page-header.messages.ts';
import { paginationMessages } from '../pagination/pagination.messages.ts';
import { passwordFieldMessages } from '../password-field/password-field.messages.ts';
import { periodPickerMessages } from '../period-picker/period-picker.messages.ts';
import { permissionMatrixMessages } from '../permission-matrix/permission-matrix.messages.ts';
import { phoneFieldMessages } from '../phone-field/phone-field.messages.ts';
import { englishNumbers } from '../primitives/text/number-formats.ts';
import { referencePickerMessages } from '../reference-picker/reference-picker.messages.ts';
import { saveBarMessages } from '../save-bar/save-bar.messages.ts';
import { searchFieldMessages } from '../search-field/search-field.messages.ts';
import { sideNavMessages } from '../side-nav/side-nav.messages.ts';
import { sortableListMessages } from '../sortable-list/sortable-list.messages.ts';
import { spinnerMessages } from '../spinner/spinner.messages.ts';
import { statMessages } from '../stat/stat.messages.ts';
import { stepperMessages } from '../stepper/stepper.messages.ts';
import { tagMessages } from '../tag/tag.messages.ts';
import { tagInputMessages } from '../tag-input/tag-input.messages.ts';
import { timeFieldMessages } from '../time-field/time-field.messages.ts';
import { toasterMessages } from '../toaster/toaster.messages.ts';
import type { Messages } from './messages.ts';

/** English, the default. To change one message: `{ ...en, modal: { ...en.modal, … } }`. */
export const en: Messages = {
  sortableList: sortableListMessages,
  tag: tagMessages,
  tagInput: tagInputMessages,
  colorPicker: colorPickerMessages,
  permissionMatrix: permissionMatrixMessages,
  multiSelect: multiSelectMessages,
  referencePicker: referencePickerMessages,
  combobox: comboboxMessages,
  bulkActionBar: bulkActionBarMessages,
  carousel: carouselMessages,
  chart: chartMessages,
  confirmDialog: confirmDialogMessages,
  checkboxGroup: checkboxGroupMessages,
  numberField: numberFieldMessages,
  phoneField: phoneFieldMessages,
  fileUpload: fileUploadMessages,
  conflictView: conflictViewMessages,
  commandPalette: commandPaletteMessages,
  columnPicker: columnPickerMessages,
  dataGrid: dataGridMessages,
  dataTable: dataTableMessages,
  datePicker: datePickerMessages,
  dateRangePicker: dateRangePickerMessages,
  periodPicker: periodPickerMessages,
  drawer: drawerMessages,
  errorState: errorStateMessages,
  field: fieldMessages,
  filterBar: filterBarMessages,
  filterSelect: filterSelectMessages,
  errorSummary: errorSummaryMessages,
  imageCrop: imageCropMessages,
  modal: modalMessages,
  monthCalendar: monthCalendarMessages,
  number: englishNumbers,
  pagination: paginationMessages,
  passwordField: passwordFieldMessages,
  saveBar: saveBarMessages,
  searchField: searchFieldMessages,
  spinner: spinnerMessages,
  stat: statMessages,
  timeField: timeFieldMessages,
  toaster: toasterMessages,
  banner: bannerMessages,
  breadcrumbs: breadcrumbsMessages,
  copyButton: copyButtonMessages,
  descriptionList: descriptionListMessages,
  link: linkMessages,
  pageHeader: pageHeaderMessages,
  sideNav: sideNavMessages,
  stepper: stepperMessages,
};
