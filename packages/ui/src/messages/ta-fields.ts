import { dayFormats } from '../calendar/date-picker.messages.ts';
import { plurals } from '../primitives/text/plurals.ts';
import { timeFormats } from '../time-field/time-field.messages.ts';
import type { Messages } from './messages.ts';

const plural = /* @__PURE__ */ plurals('ta');

/** The strings of form fields in Tamil. */
export const taFields = {
  checkboxGroup: {
    tooFew: (_min, text) => `குறைந்தது ${text} தேர்ந்தெடுக்கவும்.`,
    enough: (_max, text) => `அதிகபட்சம் ${text} தேர்ந்தெடுக்கவும்.`,
  },
  colorPicker: {
    pick: (label) => `${label} தேர்ந்தெடு`,
    hue: 'நிறச்சாயல்',
    saturation: 'செறிவு',
    lightness: 'பிரகாசம்',
    options: 'நிறங்கள்',
    invalid: 'நிறத்தை ஆறு எழுத்துகளில் உள்ளிடவும், எ.கா. #1e88e5.',
    sample: 'மாதிரி',
    enough: (ratio) => `மாறுபாடு ${ratio}: உரைக்குப் போதுமானது.`,
    tooLow: (ratio) => `மாறுபாடு ${ratio}: உரைக்கு மிகக் குறைவு.`,
    noSample: 'உரையின் மாறுபாடு இங்கே தெரியும்.',
  },
  combobox: {
    open: 'விருப்பங்களைக் காட்டு',
    clear: 'நீக்கு',
    loading: 'ஏற்றப்படுகிறது…',
    count: (count, text) => plural(count, { one: '1 விருப்பம்', other: `${text} விருப்பங்கள்` }),
    none: (query) => (query ? `“${query}” க்குப் பொருத்தம் இல்லை.` : 'விருப்பங்கள் இல்லை.'),
    create: (query) => `“${query}” உருவாக்கு`,
    add: (query) => `“${query}” சேர்`,
    failed: 'விருப்பங்களை ஏற்ற முடியவில்லை.',
    retry: 'மீண்டும் முயற்சி செய்',
    invalid: 'பட்டியலிலிருந்து ஒரு விருப்பத்தைத் தேர்ந்தெடுக்கவும்.',
  },
  datePicker: {
    .../* @__PURE__ */ dayFormats('ta-IN'),
    open: 'நாட்காட்டியைத் திற',
    previous: 'முந்தைய மாதம்',
    next: 'அடுத்த மாதம்',
    monthLabel: 'மாதம்',
    yearLabel: 'ஆண்டு',
    invalid: 'தேதியை உள்ளிடவும், எ.கா. 14/3/2027.',
    otherWeekday: (day, weekday) => `${day} ${weekday} ஆகும். நாளைச் சரிபார்க்கவும்.`,
    tooEarly: (min) => `${min} அல்லது அதற்குப் பிந்தைய தேதியைத் தேர்ந்தெடுக்கவும்.`,
    tooLate: (max) => `${max} அல்லது அதற்கு முந்தைய தேதியைத் தேர்ந்தெடுக்கவும்.`,
    unavailable: 'இந்த நாள் கிடைக்கவில்லை. வேறொன்றைத் தேர்ந்தெடுக்கவும்.',
  },
  dateRangePicker: {
    start: 'தொடக்கத் தேதி',
    end: 'முடிவுத் தேதி',
    presets: 'காலங்கள்',
    selectEnd: 'முடிவுத் தேதியைத் தேர்ந்தெடுக்கவும்.',
    nights: (count, text) => plural(count, { one: '1 இரவு', other: `${text} இரவுகள்` }),
    days: (count, text) => plural(count, { one: '1 நாள்', other: `${text} நாட்கள்` }),
    reversed: (start) => `${start} க்குப் பிந்தைய முடிவுத் தேதியைத் தேர்ந்தெடுக்கவும்.`,
    tooShort: (count, text) =>
      plural(count, {
        one: 'குறைந்தது 1 இரவைத் தேர்ந்தெடுக்கவும்.',
        other: `குறைந்தது ${text} இரவுகளைத் தேர்ந்தெடுக்கவும்.`,
      }),
    tooLong: (count, text) =>
      plural(count, {
        one: '1 இரவைத் தேர்ந்தெடுக்கவும்.',
        other: `அதிகபட்சம் ${text} இரவுகளைத் தேர்ந்தெடுக்கவும்.`,
      }),
    unavailable: 'இந்த நாட்களில் சில கிடைக்கவில்லை. வேறு நாட்களைத் தேர்ந்தெடுக்கவும்.',
  },
  errorSummary: {
    title: (count, text) =>
      plural(count, {
        one: 'தொடர 1 பிழையைச் சரிசெய்யவும்.',
        other: `தொடர ${text} பிழைகளைச் சரிசெய்யவும்.`,
      }),
  },
  field: {
    optional: '(விருப்பத்தேர்வு)',
    required: 'விருப்பத்தேர்வு எனக் குறிக்கப்படாத எல்லாப் புலங்களும் அவசியம்.',
    isRequired: 'அவசியம்',
    noneChosen: 'ஒன்றைத் தேர்ந்தெடுக்கவும்.',
    missing: 'குறைந்தது ஒன்றைச் சேர்க்கவும்.',
  },
  fileUpload: {
    choose: (count) => (count === 1 ? 'கோப்பைத் தேர்ந்தெடு' : 'கோப்புகளைத் தேர்ந்தெடு'),
    replace: 'வேறு கோப்பைத் தேர்ந்தெடு',
    drop: () => 'அல்லது இங்கே இழுத்து விடவும் அல்லது ஒட்டவும்',
    files: 'கோப்புகள்',
    types: (names) => names,
    upTo: (size) => `${size} வரை`,
    atMost: (max, text) => plural(max, { one: '1 கோப்பு', other: `${text} கோப்புகள் வரை` }),
    folder: (name) => `${name}: பதிலாக இந்தக் கோப்புறையில் உள்ள கோப்புகளைத் தேர்ந்தெடுக்கவும்.`,
    wrongType: (name, names) => `${name}: இந்த வகைக் கோப்பைத் தேர்ந்தெடுக்கவும்: ${names}.`,
    kind: (kind) =>
      ({ image: 'படம்', audio: 'ஒலி', video: 'காணொளி', text: 'உரை' })[kind] ?? `${kind} கோப்பு`,
    tooLarge: (name, size) => `${name}: இந்தக் கோப்பு ${size} ஐ விடப் பெரியது. சிறியதைத் தேர்ந்தெடுக்கவும்.`,
    tooMany: (max, text) =>
      plural(max, {
        one: 'அதிகபட்சம் 1 கோப்பைத் தேர்ந்தெடுக்கவும்.',
        other: `அதிகபட்சம் ${text} கோப்புகளைத் தேர்ந்தெடுக்கவும்.`,
      }),
    progress: (name) => `${name} பதிவேற்றப்படுகிறது`,
    remove: (name) => `${name} நீக்கு`,
    cancel: (name) => `${name} பதிவேற்றத்தை ரத்துசெய்`,
    retry: (name) => `${name} மீண்டும் பதிவேற்று`,
    removed: (name) => `${name} நீக்கப்பட்டது.`,
  },
  filterSelect: { any: 'ஏதேனும்' },
  imageCrop: {
    zoom: 'பெரிதாக்கம்',
    horizontal: 'கிடைமட்ட இடம்',
    vertical: 'செங்குத்து இடம்',
    isWhole: 'படத்தை நகர்த்தப் பெரிதாக்கவும்.',
  },
  multiSelect: {
    find: (label) => `${label} இல் தேடு`,
    all: 'எல்லாவற்றையும் தேர்ந்தெடு',
    none: 'நீக்கு',
    isAll: 'எல்லாம் தேர்ந்தெடுக்கப்பட்டுள்ளன.',
    isNone: 'எதுவும் தேர்ந்தெடுக்கப்படவில்லை.',
    count: (_count, text) => `${text} தேர்ந்தெடுக்கப்பட்டன`,
    allSelected: 'எல்லாம் தேர்ந்தெடுக்கப்பட்டன',
    placeholder: 'எதுவும் தேர்ந்தெடுக்கப்படவில்லை',
    noMatches: 'பொருத்தம் இல்லை.',
    loading: 'ஏற்றப்படுகிறது…',
    failed: 'விருப்பங்களை ஏற்ற முடியவில்லை.',
    retry: 'மீண்டும் முயற்சி செய்',
  },
  numberField: {
    increase: 'அதிகரி',
    decrease: 'குறை',
    tooLow: (min) => `${min} அல்லது அதற்கு மேல் உள்ளிடவும்.`,
    tooHigh: (max) => `${max} அல்லது அதற்குக் கீழ் உள்ளிடவும்.`,
    unreadable: (example) => `${example} போன்ற எண்ணை உள்ளிடவும்.`,
  },
  passwordField: {
    show: 'கடவுச்சொல்லைக் காட்டு',
    hide: 'கடவுச்சொல்லை மறை',
    capsLock: 'Caps Lock இயக்கத்தில் உள்ளது.',
  },
  phoneField: {
    country: 'நாட்டுக் குறியீடு',
    invalid: (example) =>
      `தொலைபேசி எண்ணை உள்ளிடவும். கூட்டல் குறிக்குப் பின் நாட்டுக் குறியீடு வரும், எ.கா. ${example}.`,
  },
  pinInput: { incomplete: (length) => `${length} இலக்கங்களையும் உள்ளிடவும்.` },
  referencePicker: {
    open: 'திற',
    recent: 'சமீபத்தில் பயன்படுத்தியவை',
    loading: 'ஏற்றப்படுகிறது…',
    gone: 'இந்தப் பதிவு இப்போது இல்லை. வேறொன்றைத் தேர்ந்தெடுக்கவும்.',
    unnamed: 'இந்தப் பதிவின் பெயரை ஏற்ற முடியவில்லை.',
    retry: 'மீண்டும் முயற்சி செய்',
  },
  searchField: { clear: 'தேடலை நீக்கு' },
  tagInput: {
    duplicate: (tag) => `“${tag}” ஏற்கெனவே சேர்க்கப்பட்டுள்ளது.`,
    full: (_max, text) => `அதிகபட்சம் ${text} சேர்க்கலாம்.`,
    added: (tag) => `${tag} சேர்க்கப்பட்டது.`,
    removed: (tag) => `${tag} நீக்கப்பட்டது.`,
  },
  dateTimeField: { time: 'நேரம்', noDate: 'முதலில் தேதியைத் தேர்ந்தெடுக்கவும்.' },
  timeField: {
    .../* @__PURE__ */ timeFormats('ta-IN'),
    // As in English: the desk works by 24 hours.
    hourCycle: () => 24,
    invalid: (example) => `நேரத்தை உள்ளிடவும், எ.கா. ${example}.`,
    tooEarly: (min) => `${min} அல்லது அதற்குப் பிந்தைய நேரத்தை உள்ளிடவும்.`,
    tooLate: (max) => `${max} அல்லது அதற்கு முந்தைய நேரத்தை உள்ளிடவும்.`,
  },
} satisfies Partial<Messages>;
