import { dayFormats } from '../calendar/date-picker.messages.ts';
import { plurals } from '../primitives/text/plurals.ts';
import { timeFormats } from '../time-field/time-field.messages.ts';
import type { Messages } from './messages.ts';

const plural = /* @__PURE__ */ plurals('mr');

/** The strings of form fields in Marathi. */
export const mrFields = {
  checkboxGroup: {
    tooFew: (_min, text) => `किमान ${text} निवडा.`,
    enough: (_max, text) => `जास्तीत जास्त ${text} निवडा.`,
  },
  colorPicker: {
    pick: (label) => `${label} निवडा`,
    hue: 'रंगछटा',
    saturation: 'गडदपणा',
    lightness: 'उजळपणा',
    options: 'रंग',
    invalid: 'रंग सहा अक्षरांत लिहा, जसे #1e88e5.',
    sample: 'नमुना',
    enough: (ratio) => `कॉन्ट्रास्ट ${ratio}: मजकुरासाठी पुरेसा.`,
    tooLow: (ratio) => `कॉन्ट्रास्ट ${ratio}: मजकुरासाठी खूप कमी.`,
    noSample: 'मजकुराचा कॉन्ट्रास्ट येथे दिसेल.',
  },
  combobox: {
    open: 'पर्याय दाखवा',
    clear: 'काढा',
    loading: 'लोड होत आहे…',
    count: (_count, text) => `${text} पर्याय`,
    none: (query) => (query ? `“${query}” साठी काही जुळले नाही.` : 'पर्याय नाहीत.'),
    create: (query) => `“${query}” तयार करा`,
    add: (query) => `“${query}” जोडा`,
    failed: 'पर्याय लोड झाले नाहीत.',
    retry: 'पुन्हा प्रयत्न करा',
    invalid: 'यादीतून एक पर्याय निवडा.',
  },
  datePicker: {
    .../* @__PURE__ */ dayFormats('mr-IN'),
    open: 'दिनदर्शिका उघडा',
    previous: 'मागील महिना',
    next: 'पुढील महिना',
    monthLabel: 'महिना',
    yearLabel: 'वर्ष',
    invalid: 'तारीख लिहा, जसे १४/३/२०२७.',
    otherWeekday: (day, weekday) => `${day} रोजी ${weekday} आहे. दिवस तपासा.`,
    tooEarly: (min) => `${min} किंवा त्यानंतरची तारीख निवडा.`,
    tooLate: (max) => `${max} किंवा त्याआधीची तारीख निवडा.`,
    unavailable: 'हा दिवस उपलब्ध नाही. दुसरा निवडा.',
  },
  dateRangePicker: {
    start: 'सुरुवातीची तारीख',
    end: 'शेवटची तारीख',
    presets: 'कालावधी',
    selectEnd: 'शेवटची तारीख निवडा.',
    nights: (count, text) => plural(count, { one: `${text} रात्र`, other: `${text} रात्री` }),
    days: (_count, text) => `${text} दिवस`,
    reversed: (start) => `${start} नंतरची शेवटची तारीख निवडा.`,
    tooShort: (count, text) =>
      plural(count, { one: `किमान ${text} रात्र निवडा.`, other: `किमान ${text} रात्री निवडा.` }),
    tooLong: (count, text) =>
      plural(count, {
        one: `${text} रात्र निवडा.`,
        other: `जास्तीत जास्त ${text} रात्री निवडा.`,
      }),
    unavailable: 'यातील काही दिवस उपलब्ध नाहीत. दुसरे निवडा.',
  },
  errorSummary: {
    title: (count, text) =>
      plural(count, {
        one: `पुढे जाण्यासाठी ${text} चूक दुरुस्त करा.`,
        other: `पुढे जाण्यासाठी ${text} चुका दुरुस्त करा.`,
      }),
  },
  field: {
    optional: '(ऐच्छिक)',
    required: 'ऐच्छिक असे लिहिलेली सोडून सर्व फील्ड आवश्यक आहेत.',
    isRequired: 'आवश्यक',
    noneChosen: 'एक निवडा.',
    missing: 'किमान एक जोडा.',
  },
  fileUpload: {
    choose: (count) => (count === 1 ? 'फाइल निवडा' : 'फाइल्स निवडा'),
    replace: 'दुसरी फाइल निवडा',
    drop: () => 'किंवा येथे सोडा किंवा पेस्ट करा',
    files: 'फाइल्स',
    types: (names) => names,
    upTo: (size) => `${size} पर्यंत`,
    atMost: (max, text) => plural(max, { one: `${text} फाइल`, other: `${text} फाइल्सपर्यंत` }),
    folder: (name) => `${name}: त्याऐवजी या फोल्डरमधील फाइल्स निवडा.`,
    wrongType: (name, names) => `${name}: या प्रकारची फाइल निवडा: ${names}.`,
    kind: (kind) =>
      ({ image: 'चित्र', audio: 'ऑडिओ', video: 'व्हिडिओ', text: 'मजकूर' })[kind] ?? `${kind} फाइल`,
    tooLarge: (name, size) => `${name}: ही फाइल ${size} पेक्षा मोठी आहे. लहान फाइल निवडा.`,
    tooMany: (max, text) =>
      plural(max, {
        one: `जास्तीत जास्त ${text} फाइल निवडा.`,
        other: `जास्तीत जास्त ${text} फाइल्स निवडा.`,
      }),
    progress: (name) => `${name} अपलोड होत आहे`,
    remove: (name) => `${name} काढा`,
    cancel: (name) => `${name} चे अपलोड रद्द करा`,
    retry: (name) => `${name} पुन्हा अपलोड करा`,
    removed: (name) => `${name} काढली.`,
  },
  filterSelect: { any: 'कोणतेही' },
  imageCrop: {
    zoom: 'झूम',
    horizontal: 'आडवे स्थान',
    vertical: 'उभे स्थान',
    isWhole: 'चित्र हलवण्यासाठी झूम करा.',
  },
  multiSelect: {
    find: (label) => `${label} मध्ये शोधा`,
    all: 'सर्व निवडा',
    none: 'काढा',
    isAll: 'सर्व निवडले आहेत.',
    isNone: 'काहीही निवडलेले नाही.',
    count: (_count, text) => `${text} निवडले`,
    allSelected: 'सर्व निवडले',
    placeholder: 'काहीही निवडलेले नाही',
    noMatches: 'काही जुळले नाही.',
    loading: 'लोड होत आहे…',
    failed: 'पर्याय लोड झाले नाहीत.',
    retry: 'पुन्हा प्रयत्न करा',
  },
  numberField: {
    increase: 'वाढवा',
    decrease: 'कमी करा',
    tooLow: (min) => `${min} किंवा जास्त लिहा.`,
    tooHigh: (max) => `${max} किंवा कमी लिहा.`,
    unreadable: (example) => `${example} सारखी संख्या लिहा.`,
  },
  passwordField: {
    show: 'पासवर्ड दाखवा',
    hide: 'पासवर्ड लपवा',
    capsLock: 'Caps Lock चालू आहे.',
  },
  phoneField: {
    country: 'देशाचा कोड',
    invalid: (example) => `फोन नंबर लिहा. अधिक चिन्हानंतर देशाचा कोड येतो, जसे ${example}.`,
  },
  pinInput: { incomplete: (length) => `सर्व ${length} अंक लिहा.` },
  referencePicker: {
    open: 'उघडा',
    recent: 'अलीकडे वापरलेले',
    loading: 'लोड होत आहे…',
    gone: 'ही नोंद आता नाही. दुसरी निवडा.',
    unnamed: 'या नोंदीचे नाव लोड झाले नाही.',
    retry: 'पुन्हा प्रयत्न करा',
  },
  searchField: { clear: 'शोध काढा' },
  tagInput: {
    duplicate: (tag) => `“${tag}” आधीच जोडलेले आहे.`,
    full: (_max, text) => `जास्तीत जास्त ${text} जोडता येतील.`,
    added: (tag) => `${tag} जोडले.`,
    removed: (tag) => `${tag} काढले.`,
  },
  dateTimeField: { time: 'वेळ', noDate: 'आधी तारीख निवडा.' },
  timeField: {
    .../* @__PURE__ */ timeFormats('mr-IN'),
    // As in English: the desk works by 24 hours.
    hourCycle: () => 24,
    invalid: (example) => `वेळ लिहा, जसे ${example}.`,
    tooEarly: (min) => `${min} किंवा त्यानंतरची वेळ लिहा.`,
    tooLate: (max) => `${max} किंवा त्याआधीची वेळ लिहा.`,
  },
} satisfies Partial<Messages>;
