/**
 * All icons of the products, by topic. Names are Lucide's; `logo` is ours (`logo.svg` beside this file).
 * `build/icons.ts` creates the sprite and the type `IconName` from this list and fails on duplicates.
 */
export const iconGroups = {
  Shell:
    'house building-2 users user user-plus credit-card tags shield-check palette globe settings menu panel-left log-in log-out search bell keyboard',
  Navigation:
    'chevrons-up-down chevron-down chevron-right chevron-left chevron-up arrow-right arrow-left arrow-up arrow-down arrow-up-right arrow-up-down external-link move',
  Actions:
    'x check minus plus ellipsis pencil trash-2 copy grip-vertical filter sliders-horizontal columns-3 rows-2 rows-3 rows-4 list layout-grid download upload undo-2 rotate-ccw refresh-cw save link unlink archive ban send paperclip pin printer',
  'Visibility and access': 'eye eye-off lock lock-open key-round badge-check',
  'Calendar and rooms':
    'calendar-days calendar-range calendar-plus calendar-check calendar-x clock bed-double bed-single door-open door-closed concierge-bell sun moon coffee utensils wrench snowflake wifi tv bath paintbrush',
  Money:
    'indian-rupee receipt wallet percent file-text file-down file-spreadsheet trending-up trending-down chart-no-axes-column chart-pie',
  Contact:
    'plug message-circle messages-square mail phone map-pin qr-code star smartphone languages image',
  Status:
    'info triangle-alert circle-alert circle-check circle-x circle-help loader-circle circle-dashed circle-dot-dashed history hash sparkles lightbulb',
  Site: 'play pause volume-2 captions car-front plane bus scissors calendar-heart repeat package party-popper tent',
  Brand: 'logo',
} as const;
