import { type Renames, renaming } from './rename.ts';

/** From the previews to 1.0.0. */
export const renames = {
  props: {
    BarList: { summary: 'description' },
    Chart: { summary: 'description' },
    ColumnPicker: { isOpenAtFirst: 'defaultOpen', shown: 'value' },
    CommandPalette: { onText: 'onQueryChange', text: 'query' },
    FilterSelect: { anyLabel: 'placeholder', isRequired: 'required' },
    IconButton: { caption: 'shortLabel' },
    MonthCalendar: { isBusy: 'isLoading', onDay: 'onDaySelect', onMonth: 'onMonthChange' },
    PhoneField: { defaultCountry: 'homeCountry' },
    RadioCards: { legend: 'label' },
    SaveBar: { saveName: 'saveLabel' },
    Tabs: { defaultTab: 'defaultValue', onTab: 'onChange', tab: 'value', tabs: 'items' },
  },
} as const satisfies Renames;

export const parser = 'tsx';
export default renaming(renames);
