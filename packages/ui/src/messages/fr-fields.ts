import { dayFormats } from '../calendar/date-picker.messages.ts';
import { plurals } from '../primitives/text/plurals.ts';
import { timeFormats } from '../time-field/time-field.messages.ts';
import type { Messages } from './messages.ts';

const plural = /* @__PURE__ */ plurals('fr');

/** The strings of form fields in French. */
export const frFields = {
  checkboxGroup: {
    tooFew: (_min, text) => `Choisissez-en au moins ${text}.`,
    enough: (_max, text) => `Choisissez-en ${text} au plus.`,
  },
  colorPicker: {
    pick: (label) => `Choisir ${label}`,
    hue: 'Teinte',
    saturation: 'Saturation',
    lightness: 'Luminosité',
    options: 'Couleurs',
    invalid: 'Saisissez une couleur de six caractères, par exemple #1e88e5.',
    sample: 'Échantillon',
    enough: (ratio) => `Contraste ${ratio} : suffisant pour du texte.`,
    tooLow: (ratio) => `Contraste ${ratio} : trop faible pour du texte.`,
    noSample: 'Le contraste du texte s’affiche ici.',
  },
  combobox: {
    open: 'Afficher les options',
    clear: 'Effacer',
    loading: 'Chargement…',
    count: (count, text) => plural(count, { one: `${text} option`, other: `${text} options` }),
    none: (query) => (query ? `Aucun résultat pour « ${query} ».` : 'Aucune option.'),
    create: (query) => `Créer « ${query} »`,
    add: (query) => `Ajouter « ${query} »`,
    failed: 'Impossible de charger les options.',
    retry: 'Réessayer',
    invalid: 'Choisissez une option de la liste.',
  },
  datePicker: {
    .../* @__PURE__ */ dayFormats('fr-FR'),
    open: 'Ouvrir le calendrier',
    previous: 'Mois précédent',
    next: 'Mois suivant',
    monthLabel: 'Mois',
    yearLabel: 'Année',
    invalid: 'Saisissez une date, par exemple 14/3/2027.',
    otherWeekday: (day, weekday) => `Le ${day} est un ${weekday}. Vérifiez le jour.`,
    tooEarly: (min) => `Choisissez le ${min} ou plus tard.`,
    tooLate: (max) => `Choisissez le ${max} ou plus tôt.`,
    unavailable: 'Ce jour n’est pas disponible. Choisissez-en un autre.',
  },
  dateRangePicker: {
    start: 'Date de début',
    end: 'Date de fin',
    presets: 'Périodes',
    selectEnd: 'Sélectionnez une date de fin.',
    nights: (count, text) => plural(count, { one: `${text} nuit`, other: `${text} nuits` }),
    days: (count, text) => plural(count, { one: `${text} jour`, other: `${text} jours` }),
    reversed: (start) => `Choisissez une fin après le ${start}.`,
    tooShort: (count, text) =>
      plural(count, {
        one: `Choisissez au moins ${text} nuit.`,
        other: `Choisissez au moins ${text} nuits.`,
      }),
    tooLong: (count, text) =>
      plural(count, {
        one: `Choisissez ${text} nuit.`,
        other: `Choisissez ${text} nuits au plus.`,
      }),
    unavailable: 'Certains de ces jours ne sont pas disponibles. Choisissez-en d’autres.',
  },
  errorSummary: {
    title: (count, text) =>
      plural(count, {
        one: `Corrigez ${text} erreur pour continuer.`,
        other: `Corrigez ${text} erreurs pour continuer.`,
      }),
  },
  field: {
    optional: '(facultatif)',
    required: 'Tous les champs sont obligatoires, sauf ceux marqués facultatifs.',
    isRequired: 'Obligatoire',
    noneChosen: 'Choisissez une option.',
    missing: 'Ajoutez au moins un élément.',
  },
  fileUpload: {
    choose: (count) => (count === 1 ? 'Choisir un fichier' : 'Choisir des fichiers'),
    replace: 'Choisir un autre fichier',
    drop: (count) =>
      count === 1 ? 'ou déposez-le ou collez-le ici' : 'ou déposez-les ou collez-les ici',
    files: 'Fichiers',
    types: (names) => names,
    upTo: (size) => `jusqu’à ${size}`,
    atMost: (max, text) =>
      plural(max, { one: `${text} fichier`, other: `jusqu’à ${text} fichiers` }),
    folder: (name) => `${name} : choisissez plutôt les fichiers de ce dossier.`,
    wrongType: (name, names) => `${name} : choisissez un fichier de ce type : ${names}.`,
    kind: (kind) =>
      ({ image: 'image', audio: 'audio', video: 'vidéo', text: 'texte' })[kind] ?? kind,
    tooLarge: (name, size) => `${name} : ce fichier dépasse ${size}. Choisissez-en un plus petit.`,
    tooMany: (max, text) =>
      plural(max, {
        one: `Choisissez ${text} fichier au plus.`,
        other: `Choisissez ${text} fichiers au plus.`,
      }),
    progress: (name) => `Envoi de ${name}`,
    remove: (name) => `Supprimer ${name}`,
    cancel: (name) => `Annuler l’envoi de ${name}`,
    retry: (name) => `Envoyer à nouveau ${name}`,
    removed: (name) => `${name} supprimé.`,
  },
  filterSelect: { any: 'Tous' },
  imageCrop: {
    zoom: 'Zoom',
    horizontal: 'Position horizontale',
    vertical: 'Position verticale',
    isWhole: 'Zoomez pour déplacer l’image.',
  },
  multiSelect: {
    find: (label) => `Rechercher dans ${label}`,
    all: 'Tout sélectionner',
    none: 'Effacer',
    isAll: 'Tout est sélectionné.',
    isNone: 'Rien n’est sélectionné.',
    count: (count, text) =>
      plural(count, { one: `${text} sélectionné`, other: `${text} sélectionnés` }),
    allSelected: 'Tout est sélectionné',
    placeholder: 'Aucune sélection',
    noMatches: 'Aucun résultat.',
    loading: 'Chargement…',
    failed: 'Impossible de charger les options.',
    retry: 'Réessayer',
  },
  numberField: {
    increase: 'Augmenter',
    decrease: 'Diminuer',
    tooLow: (min) => `Saisissez ${min} ou plus.`,
    tooHigh: (max) => `Saisissez ${max} ou moins.`,
    unreadable: (example) => `Saisissez un nombre comme ${example}.`,
  },
  passwordField: {
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    capsLock: 'Le verrouillage des majuscules est activé.',
  },
  phoneField: {
    country: 'Indicatif du pays',
    invalid: (example) =>
      `Saisissez un numéro de téléphone. Après le plus vient l’indicatif du pays, par exemple ${example}.`,
  },
  pinInput: { incomplete: (length) => `Saisissez les ${length} chiffres.` },
  referencePicker: {
    open: 'Ouvrir',
    recent: 'Utilisés récemment',
    loading: 'Chargement…',
    gone: 'Cet élément n’existe plus. Choisissez-en un autre.',
    unnamed: 'Impossible de charger le nom de cet élément.',
    retry: 'Réessayer',
  },
  searchField: { clear: 'Effacer la recherche' },
  tagInput: {
    duplicate: (tag) => `« ${tag} » est déjà ajouté.`,
    full: (_max, text) => `Vous pouvez en ajouter ${text} au plus.`,
    added: (tag) => `${tag} ajouté.`,
    removed: (tag) => `${tag} supprimé.`,
  },
  dateTimeField: { time: 'Heure', noDate: 'Choisissez d’abord une date.' },
  timeField: {
    .../* @__PURE__ */ timeFormats('fr-FR'),
    invalid: (example) => `Saisissez une heure, par exemple ${example}.`,
    tooEarly: (min) => `Saisissez ${min} ou plus tard.`,
    tooLate: (max) => `Saisissez ${max} ou plus tôt.`,
  },
} satisfies Partial<Messages>;
