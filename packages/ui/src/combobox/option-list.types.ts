/** The parts of an `OptionList`. */
export type OptionListPart =
  | 'popover'
  | 'note'
  | 'list'
  | 'heading'
  | 'option'
  | 'icon'
  | 'label'
  | 'description'
  | 'check';
