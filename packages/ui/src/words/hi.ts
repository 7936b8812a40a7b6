import type { Words } from './words.ts';

/** Hindi. The page that says it carries `lang="hi"`. */
export const hi: Words = {
  carousel: {
    carousel: 'कैरोसेल',
    slide: 'स्लाइड',
    position: (at, count) => `${count} में से ${at}`,
    pause: 'रोकें',
    play: 'चलाएँ',
    previous: 'पिछला',
    next: 'अगला',
    isFirst: 'यह पहला है।',
    isLast: 'यह आख़िरी है।',
  },
  dataTable: {
    actions: 'कार्रवाइयाँ',
    actionsFor: (row) => `${row} के लिए कार्रवाइयाँ`,
    refreshing: (rows) => `${rows}: फिर से लोड हो रहा है`,
    none: 'कुछ नहीं',
  },
  drawer: { close: 'बंद करें' },
  errorState: { reference: 'संदर्भ', retry: 'फिर से कोशिश करें' },
  field: { optional: '(वैकल्पिक)' },
  filterSelect: { any: 'कोई भी' },
  formSummary: {
    title: (count) => (count === 1 ? 'एक चीज़ ठीक करनी है।' : `${count} चीज़ें ठीक करनी हैं।`),
  },
  modal: {
    close: 'बंद करें',
    cancel: 'रद्द करें',
    save: 'सहेजें',
    move: 'खिसकाएँ',
    moveHint: 'तीर वाली कुंजियाँ संवाद को खिसकाती हैं, Shift के साथ और दूर',
  },
  pagination: {
    pages: 'पृष्ठ',
    rows: 'पंक्तियाँ',
    range: (first, last, total) => `${total} में से ${first} से ${last}`,
    position: (page, count) => `${count} में से पृष्ठ ${page}`,
    previous: 'पिछला पृष्ठ',
    next: 'अगला पृष्ठ',
    isFirst: 'यह पहला पृष्ठ है।',
    isLast: 'यह आख़िरी पृष्ठ है।',
  },
  passwordField: {
    show: 'पासवर्ड दिखाएँ',
    hide: 'पासवर्ड छिपाएँ',
    capsLock: 'Caps Lock चालू है।',
  },
  searchField: { clear: 'खोज हटाएँ' },
  spinner: { loading: 'लोड हो रहा है' },
  toasts: {
    region: 'सूचनाएँ Alt+T',
    close: 'बंद करें',
    success: 'हो गया',
    error: 'त्रुटि',
    info: 'सूचना',
    warning: 'चेतावनी',
  },
};
