import { dayFormats } from '../calendar/date-picker.messages.ts';
import { plurals } from '../primitives/text/plurals.ts';
import { timeFormats } from '../time-field/time-field.messages.ts';
import type { Messages } from './messages.ts';

const plural = /* @__PURE__ */ plurals('te');

/** The strings of form fields in Telugu. */
export const teFields = {
  checkboxGroup: {
    tooFew: (_min, text) => `కనీసం ${text} ఎంచుకోండి.`,
    enough: (_max, text) => `గరిష్ఠంగా ${text} ఎంచుకోండి.`,
  },
  colorPicker: {
    pick: (label) => `${label} ఎంచుకోండి`,
    hue: 'వర్ణం',
    saturation: 'గాఢత',
    lightness: 'ప్రకాశం',
    options: 'రంగులు',
    invalid: 'రంగును ఆరు అక్షరాల్లో నమోదు చేయండి, ఉదా. #1e88e5.',
    sample: 'నమూనా',
    enough: (ratio) => `కాంట్రాస్ట్ ${ratio}: వచనానికి సరిపోతుంది.`,
    tooLow: (ratio) => `కాంట్రాస్ట్ ${ratio}: వచనానికి చాలా తక్కువ.`,
    noSample: 'వచన కాంట్రాస్ట్ ఇక్కడ కనిపిస్తుంది.',
  },
  combobox: {
    open: 'ఎంపికలను చూపండి',
    clear: 'తీసివేయండి',
    loading: 'లోడ్ అవుతోంది…',
    count: (count, text) => plural(count, { one: '1 ఎంపిక', other: `${text} ఎంపికలు` }),
    none: (query) => (query ? `“${query}” కోసం సరిపోలేవి లేవు.` : 'ఎంపికలు లేవు.'),
    create: (query) => `“${query}” సృష్టించండి`,
    add: (query) => `“${query}” జోడించండి`,
    failed: 'ఎంపికలను లోడ్ చేయలేకపోయాము.',
    retry: 'మళ్లీ ప్రయత్నించండి',
    invalid: 'జాబితా నుండి ఒకటి ఎంచుకోండి.',
  },
  datePicker: {
    .../* @__PURE__ */ dayFormats('te-IN'),
    open: 'క్యాలెండర్‌ను తెరవండి',
    previous: 'మునుపటి నెల',
    next: 'తర్వాతి నెల',
    monthLabel: 'నెల',
    yearLabel: 'సంవత్సరం',
    invalid: 'తేదీని నమోదు చేయండి, ఉదా. 14/3/2027.',
    otherWeekday: (day, weekday) => `${day} ${weekday}. రోజును సరిచూడండి.`,
    tooEarly: (min) => `${min} లేదా ఆ తర్వాతి తేదీని ఎంచుకోండి.`,
    tooLate: (max) => `${max} లేదా అంతకు ముందు తేదీని ఎంచుకోండి.`,
    unavailable: 'ఈ రోజు అందుబాటులో లేదు. మరొకటి ఎంచుకోండి.',
  },
  dateRangePicker: {
    start: 'ప్రారంభ తేదీ',
    end: 'ముగింపు తేదీ',
    presets: 'కాలాలు',
    selectEnd: 'ముగింపు తేదీని ఎంచుకోండి.',
    nights: (count, text) => plural(count, { one: '1 రాత్రి', other: `${text} రాత్రులు` }),
    days: (count, text) => plural(count, { one: '1 రోజు', other: `${text} రోజులు` }),
    reversed: (start) => `${start} తర్వాతి ముగింపు తేదీని ఎంచుకోండి.`,
    tooShort: (count, text) =>
      plural(count, {
        one: 'కనీసం 1 రాత్రి ఎంచుకోండి.',
        other: `కనీసం ${text} రాత్రులు ఎంచుకోండి.`,
      }),
    tooLong: (count, text) =>
      plural(count, {
        one: '1 రాత్రి ఎంచుకోండి.',
        other: `గరిష్ఠంగా ${text} రాత్రులు ఎంచుకోండి.`,
      }),
    unavailable: 'వీటిలో కొన్ని రోజులు అందుబాటులో లేవు. వేరేవి ఎంచుకోండి.',
  },
  errorSummary: {
    title: (count, text) =>
      plural(count, {
        one: 'కొనసాగడానికి 1 లోపాన్ని సరిదిద్దండి.',
        other: `కొనసాగడానికి ${text} లోపాలను సరిదిద్దండి.`,
      }),
  },
  field: {
    optional: '(ఐచ్ఛికం)',
    required: 'ఐచ్ఛికం అని లేనివన్నీ తప్పనిసరి.',
    isRequired: 'తప్పనిసరి',
    noneChosen: 'ఒకటి ఎంచుకోండి.',
    missing: 'కనీసం ఒకటి జోడించండి.',
  },
  fileUpload: {
    choose: (count) => (count === 1 ? 'ఫైల్‌ను ఎంచుకోండి' : 'ఫైళ్లను ఎంచుకోండి'),
    replace: 'మరో ఫైల్‌ను ఎంచుకోండి',
    drop: () => 'లేదా ఇక్కడ వదలండి లేదా పేస్ట్ చేయండి',
    files: 'ఫైళ్లు',
    types: (names) => names,
    upTo: (size) => `${size} వరకు`,
    atMost: (max, text) => plural(max, { one: '1 ఫైల్', other: `${text} ఫైళ్ల వరకు` }),
    folder: (name) => `${name}: బదులుగా ఈ ఫోల్డర్‌లోని ఫైళ్లను ఎంచుకోండి.`,
    wrongType: (name, names) => `${name}: ఈ రకం ఫైల్‌ను ఎంచుకోండి: ${names}.`,
    kind: (kind) =>
      ({ image: 'చిత్రం', audio: 'ఆడియో', video: 'వీడియో', text: 'వచనం' })[kind] ?? `${kind} ఫైల్`,
    tooLarge: (name, size) => `${name}: ఈ ఫైల్ ${size} కంటే పెద్దది. చిన్నదాన్ని ఎంచుకోండి.`,
    tooMany: (max, text) =>
      plural(max, {
        one: 'గరిష్ఠంగా 1 ఫైల్‌ను ఎంచుకోండి.',
        other: `గరిష్ఠంగా ${text} ఫైళ్లను ఎంచుకోండి.`,
      }),
    progress: (name) => `${name} అప్‌లోడ్ అవుతోంది`,
    remove: (name) => `${name} తీసివేయండి`,
    cancel: (name) => `${name} అప్‌లోడ్‌ను రద్దు చేయండి`,
    retry: (name) => `${name} మళ్లీ అప్‌లోడ్ చేయండి`,
    removed: (name) => `${name} తీసివేయబడింది.`,
  },
  filterSelect: { any: 'ఏదైనా' },
  imageCrop: {
    zoom: 'జూమ్',
    horizontal: 'అడ్డ స్థానం',
    vertical: 'నిలువు స్థానం',
    isWhole: 'చిత్రాన్ని కదిలించడానికి జూమ్ చేయండి.',
  },
  multiSelect: {
    find: (label) => `${label}లో వెతకండి`,
    all: 'అన్నీ ఎంచుకోండి',
    none: 'తీసివేయండి',
    isAll: 'అన్నీ ఎంచుకున్నారు.',
    isNone: 'ఏదీ ఎంచుకోలేదు.',
    count: (_count, text) => `${text} ఎంచుకున్నారు`,
    allSelected: 'అన్నీ ఎంచుకున్నారు',
    placeholder: 'ఏదీ ఎంచుకోలేదు',
    noMatches: 'సరిపోలేవి లేవు.',
    loading: 'లోడ్ అవుతోంది…',
    failed: 'ఎంపికలను లోడ్ చేయలేకపోయాము.',
    retry: 'మళ్లీ ప్రయత్నించండి',
  },
  numberField: {
    increase: 'పెంచండి',
    decrease: 'తగ్గించండి',
    tooLow: (min) => `${min} లేదా అంతకంటే ఎక్కువ నమోదు చేయండి.`,
    tooHigh: (max) => `${max} లేదా అంతకంటే తక్కువ నమోదు చేయండి.`,
    unreadable: (example) => `${example} వంటి సంఖ్యను నమోదు చేయండి.`,
  },
  passwordField: {
    show: 'పాస్‌వర్డ్‌ను చూపండి',
    hide: 'పాస్‌వర్డ్‌ను దాచండి',
    capsLock: 'Caps Lock ఆన్‌లో ఉంది.',
  },
  phoneField: {
    country: 'దేశ కోడ్',
    invalid: (example) => `ఫోన్ నంబర్‌ను నమోదు చేయండి. ప్లస్ గుర్తు తర్వాత దేశ కోడ్ వస్తుంది, ఉదా. ${example}.`,
  },
  pinInput: { incomplete: (length) => `మొత్తం ${length} అంకెలను నమోదు చేయండి.` },
  referencePicker: {
    open: 'తెరవండి',
    recent: 'ఇటీవల వాడినవి',
    loading: 'లోడ్ అవుతోంది…',
    gone: 'ఈ రికార్డు ఇప్పుడు లేదు. మరొకటి ఎంచుకోండి.',
    unnamed: 'ఈ రికార్డు పేరును లోడ్ చేయలేకపోయాము.',
    retry: 'మళ్లీ ప్రయత్నించండి',
  },
  searchField: { clear: 'శోధనను తీసివేయండి' },
  tagInput: {
    duplicate: (tag) => `“${tag}” ఇప్పటికే జోడించబడింది.`,
    full: (_max, text) => `గరిష్ఠంగా ${text} జోడించవచ్చు.`,
    added: (tag) => `${tag} జోడించబడింది.`,
    removed: (tag) => `${tag} తీసివేయబడింది.`,
  },
  dateTimeField: { time: 'సమయం', noDate: 'ముందుగా తేదీని ఎంచుకోండి.' },
  timeField: {
    .../* @__PURE__ */ timeFormats('te-IN'),
    // As in English: the desk works by 24 hours.
    hourCycle: () => 24,
    invalid: (example) => `సమయాన్ని నమోదు చేయండి, ఉదా. ${example}.`,
    tooEarly: (min) => `${min} లేదా ఆ తర్వాతి సమయాన్ని నమోదు చేయండి.`,
    tooLate: (max) => `${max} లేదా అంతకు ముందు సమయాన్ని నమోదు చేయండి.`,
  },
} satisfies Partial<Messages>;
