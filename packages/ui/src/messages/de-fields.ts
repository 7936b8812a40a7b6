import { dayFormats } from '../calendar/date-picker.messages.ts';
import { plurals } from '../primitives/text/plurals.ts';
import { timeFormats } from '../time-field/time-field.messages.ts';
import type { Messages } from './messages.ts';

const plural = /* @__PURE__ */ plurals('de');

/** The strings of form fields in German. */
export const deFields = {
  checkboxGroup: {
    tooFew: (_min, text) => `Wählen Sie mindestens ${text} aus.`,
    enough: (_max, text) => `Wählen Sie höchstens ${text} aus.`,
  },
  colorPicker: {
    pick: (label) => `${label} wählen`,
    hue: 'Farbton',
    saturation: 'Sättigung',
    lightness: 'Helligkeit',
    options: 'Farben',
    invalid: 'Geben Sie eine Farbe mit sechs Zeichen ein, etwa #1e88e5.',
    sample: 'Muster',
    enough: (ratio) => `Kontrast ${ratio}: ausreichend für Text.`,
    tooLow: (ratio) => `Kontrast ${ratio}: zu gering für Text.`,
    noSample: 'Hier erscheint der Textkontrast.',
  },
  combobox: {
    open: 'Optionen anzeigen',
    clear: 'Leeren',
    loading: 'Wird geladen …',
    count: (count, text) => plural(count, { one: '1 Option', other: `${text} Optionen` }),
    none: (query) => (query ? `Keine Treffer für „${query}“.` : 'Keine Optionen.'),
    create: (query) => `„${query}“ anlegen`,
    add: (query) => `„${query}“ hinzufügen`,
    failed: 'Die Optionen konnten nicht geladen werden.',
    retry: 'Erneut versuchen',
    invalid: 'Wählen Sie eine Option aus der Liste.',
  },
  datePicker: {
    .../* @__PURE__ */ dayFormats('de-DE'),
    open: 'Kalender öffnen',
    previous: 'Vorheriger Monat',
    next: 'Nächster Monat',
    monthLabel: 'Monat',
    yearLabel: 'Jahr',
    invalid: 'Geben Sie ein Datum ein, etwa 14.3.2027.',
    otherWeekday: (day, weekday) => `${day} ist ein ${weekday}. Prüfen Sie den Tag.`,
    tooEarly: (min) => `Wählen Sie ${min} oder später.`,
    tooLate: (max) => `Wählen Sie ${max} oder früher.`,
    unavailable: 'Dieser Tag ist nicht verfügbar. Wählen Sie einen anderen.',
  },
  dateRangePicker: {
    start: 'Beginn',
    end: 'Ende',
    presets: 'Zeiträume',
    selectEnd: 'Wählen Sie das Ende.',
    nights: (count, text) => plural(count, { one: '1 Nacht', other: `${text} Nächte` }),
    days: (count, text) => plural(count, { one: '1 Tag', other: `${text} Tage` }),
    reversed: (start) => `Wählen Sie ein Ende nach dem ${start}.`,
    tooShort: (count, text) =>
      plural(count, {
        one: 'Wählen Sie mindestens 1 Nacht.',
        other: `Wählen Sie mindestens ${text} Nächte.`,
      }),
    tooLong: (count, text) =>
      plural(count, {
        one: 'Wählen Sie 1 Nacht.',
        other: `Wählen Sie höchstens ${text} Nächte.`,
      }),
    unavailable: 'Einige dieser Tage sind nicht verfügbar. Wählen Sie andere.',
  },
  errorSummary: {
    title: (count, text) =>
      plural(count, {
        one: 'Beheben Sie 1 Fehler, um fortzufahren.',
        other: `Beheben Sie ${text} Fehler, um fortzufahren.`,
      }),
  },
  field: {
    optional: '(optional)',
    required: 'Alle Felder sind Pflichtfelder, außer den optionalen.',
    isRequired: 'Erforderlich',
    noneChosen: 'Wählen Sie eine Option.',
    missing: 'Fügen Sie mindestens einen Eintrag hinzu.',
  },
  fileUpload: {
    choose: (count) => (count === 1 ? 'Datei auswählen' : 'Dateien auswählen'),
    replace: 'Andere Datei auswählen',
    drop: () => 'oder hier ablegen oder einfügen',
    files: 'Dateien',
    types: (names) => names,
    upTo: (size) => `bis ${size}`,
    atMost: (max, text) => plural(max, { one: '1 Datei', other: `bis zu ${text} Dateien` }),
    folder: (name) => `${name}: Wählen Sie stattdessen die Dateien in diesem Ordner.`,
    wrongType: (name, names) => `${name}: Wählen Sie eine Datei dieses Typs: ${names}.`,
    kind: (kind) => ({ image: 'Bild', audio: 'Audio', video: 'Video', text: 'Text' })[kind] ?? kind,
    tooLarge: (name, size) =>
      `${name}: Diese Datei ist größer als ${size}. Wählen Sie eine kleinere.`,
    tooMany: (max, text) =>
      plural(max, {
        one: 'Wählen Sie höchstens 1 Datei.',
        other: `Wählen Sie höchstens ${text} Dateien.`,
      }),
    progress: (name) => `${name} wird hochgeladen`,
    remove: (name) => `${name} entfernen`,
    cancel: (name) => `Hochladen von ${name} abbrechen`,
    retry: (name) => `${name} erneut hochladen`,
    removed: (name) => `${name} entfernt.`,
  },
  filterSelect: { any: 'Beliebig' },
  imageCrop: {
    zoom: 'Zoom',
    horizontal: 'Horizontale Position',
    vertical: 'Vertikale Position',
    isWhole: 'Vergrößern Sie das Bild, um es zu verschieben.',
  },
  multiSelect: {
    find: (label) => `${label} durchsuchen`,
    all: 'Alle auswählen',
    none: 'Leeren',
    isAll: 'Alle sind ausgewählt.',
    isNone: 'Nichts ist ausgewählt.',
    count: (_count, text) => `${text} ausgewählt`,
    allSelected: 'Alle ausgewählt',
    placeholder: 'Nichts ausgewählt',
    noMatches: 'Keine Treffer.',
    loading: 'Wird geladen …',
    failed: 'Die Optionen konnten nicht geladen werden.',
    retry: 'Erneut versuchen',
  },
  numberField: {
    increase: 'Erhöhen',
    decrease: 'Verringern',
    tooLow: (min) => `Geben Sie ${min} oder mehr ein.`,
    tooHigh: (max) => `Geben Sie ${max} oder weniger ein.`,
    unreadable: (example) => `Geben Sie eine Zahl wie ${example} ein.`,
  },
  passwordField: {
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    capsLock: 'Die Feststelltaste ist aktiv.',
  },
  phoneField: {
    country: 'Landesvorwahl',
    invalid: (example) =>
      `Geben Sie eine Telefonnummer ein. Nach dem Plus folgt die Landesvorwahl, etwa ${example}.`,
  },
  pinInput: { incomplete: (length) => `Geben Sie alle ${length} Ziffern ein.` },
  referencePicker: {
    open: 'Öffnen',
    recent: 'Zuletzt verwendet',
    loading: 'Wird geladen …',
    gone: 'Diesen Eintrag gibt es nicht mehr. Wählen Sie einen anderen.',
    unnamed: 'Der Name dieses Eintrags konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
  },
  searchField: { clear: 'Suche leeren' },
  tagInput: {
    duplicate: (tag) => `„${tag}“ ist bereits hinzugefügt.`,
    full: (_max, text) => `Es können höchstens ${text} hinzugefügt werden.`,
    added: (tag) => `${tag} hinzugefügt.`,
    removed: (tag) => `${tag} entfernt.`,
  },
  dateTimeField: { time: 'Uhrzeit', noDate: 'Wählen Sie zuerst ein Datum.' },
  timeField: {
    .../* @__PURE__ */ timeFormats('de-DE'),
    invalid: (example) => `Geben Sie eine Uhrzeit ein, etwa ${example}.`,
    tooEarly: (min) => `Geben Sie ${min} oder später ein.`,
    tooLate: (max) => `Geben Sie ${max} oder früher ein.`,
  },
} satisfies Partial<Messages>;
