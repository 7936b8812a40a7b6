import type { bannerMessages } from '../banner/banner.messages.ts';
import type { breadcrumbsMessages } from '../breadcrumbs/breadcrumbs.messages.ts';
import type { bulkActionBarMessages } from '../bulk-action-bar/bulk-action-bar.messages.ts';
import type { carouselMessages } from '../carousel/carousel.messages.ts';
import type { chartMessages } from '../chart/chart.messages.ts';
import type { columnPickerMessages } from '../column-picker/column-picker.messages.ts';
import type { commandPaletteMessages } from '../command-palette/command-palette.messages.ts';
import type { conflictViewMessages } from '../conflict-view/conflict-view.messages.ts';
import type { copyButtonMessages } from '../copy-button/copy-button.messages.ts';
import type { dataTableMessages } from '../data-table/data-table.messages.ts';
import type { datePickerMessages } from '../date-picker/date-picker.messages.ts';
import type { descriptionListMessages } from '../description-list/description-list.messages.ts';
import type { drawerMessages } from '../drawer/drawer.messages.ts';
import type { errorStateMessages } from '../error-state/error-state.messages.ts';
import type { errorSummaryMessages } from '../error-summary/error-summary.messages.ts';
import type { fieldMessages } from '../field/field.messages.ts';
import type { filterBarMessages } from '../filter-bar/filter-bar.messages.ts';
import type { filterSelectMessages } from '../filter-select/filter-select.messages.ts';
import type { imageCropMessages } from '../image-crop/image-crop.messages.ts';
import type { linkMessages } from '../link/link.messages.ts';
import type { modalMessages } from '../modal/modal.messages.ts';
import type { monthCalendarMessages } from '../month-calendar/month-calendar.messages.ts';
import type { pageHeaderMessages } from '../page-header/page-header.messages.ts';
import type { paginationMessages } from '../pagination/pagination.messages.ts';
import type { passwordFieldMessages } from '../password-field/password-field.messages.ts';
import type { periodPickerMessages } from '../period-picker/period-picker.messages.ts';
import type { saveBarMessages } from '../save-bar/save-bar.messages.ts';
import type { searchFieldMessages } from '../search-field/search-field.messages.ts';
import type { sideNavMessages } from '../side-nav/side-nav.messages.ts';
import type { spinnerMessages } from '../spinner/spinner.messages.ts';
import type { statMessages } from '../stat/stat.messages.ts';
import type { stepperMessages } from '../stepper/stepper.messages.ts';
import type { toasterMessages } from '../toaster/toaster.messages.ts';
import type { englishNumbers } from './number-formats.ts';

/**
 * All built-in strings of the library, by component. Each component imports only its own English (`*.messages.ts`
 * beside it), so a page pays only for what it shows. A catalogue in another language must be complete to compile.
 */
export interface Messages {
  bulkActionBar: typeof bulkActionBarMessages;
  carousel: typeof carouselMessages;
  chart: typeof chartMessages;
  conflictView: typeof conflictViewMessages;
  commandPalette: typeof commandPaletteMessages;
  columnPicker: typeof columnPickerMessages;
  dataTable: typeof dataTableMessages;
  datePicker: typeof datePickerMessages;
  periodPicker: typeof periodPickerMessages;
  drawer: typeof drawerMessages;
  errorState: typeof errorStateMessages;
  field: typeof fieldMessages;
  filterBar: typeof filterBarMessages;
  filterSelect: typeof filterSelectMessages;
  errorSummary: typeof errorSummaryMessages;
  imageCrop: typeof imageCropMessages;
  modal: typeof modalMessages;
  monthCalendar: typeof monthCalendarMessages;
  /** Number formats, from `numberFormats(locale)`. */
  number: typeof englishNumbers;
  pagination: typeof paginationMessages;
  passwordField: typeof passwordFieldMessages;
  saveBar: typeof saveBarMessages;
  searchField: typeof searchFieldMessages;
  spinner: typeof spinnerMessages;
  stat: typeof statMessages;
  toaster: typeof toasterMessages;
  banner: typeof bannerMessages;
  breadcrumbs: typeof breadcrumbsMessages;
  copyButton: typeof copyButtonMessages;
  descriptionList: typeof descriptionListMessages;
  link: typeof linkMessages;
  pageHeader: typeof pageHeaderMessages;
  sideNav: typeof sideNavMessages;
  stepper: typeof stepperMessages;
}
