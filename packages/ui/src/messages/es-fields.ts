import { dayFormats } from '../calendar/date-picker.messages.ts';
import { plurals } from '../primitives/text/plurals.ts';
import { timeFormats } from '../time-field/time-field.messages.ts';
import type { Messages } from './messages.ts';

const plural = /* @__PURE__ */ plurals('es');

/** The strings of form fields in Spanish. */
export const esFields = {
  checkboxGroup: {
    tooFew: (_min, text) => `Elija al menos ${text}.`,
    enough: (_max, text) => `Elija ${text} como máximo.`,
  },
  colorPicker: {
    pick: (label) => `Elegir ${label}`,
    hue: 'Tono',
    saturation: 'Saturación',
    lightness: 'Luminosidad',
    options: 'Colores',
    invalid: 'Introduzca un color de seis caracteres, por ejemplo #1e88e5.',
    sample: 'Muestra',
    enough: (ratio) => `Contraste ${ratio}: suficiente para texto.`,
    tooLow: (ratio) => `Contraste ${ratio}: demasiado bajo para texto.`,
    noSample: 'Aquí se muestra el contraste del texto.',
  },
  combobox: {
    open: 'Mostrar opciones',
    clear: 'Borrar',
    loading: 'Cargando…',
    count: (count, text) => plural(count, { one: `${text} opción`, other: `${text} opciones` }),
    none: (query) => (query ? `No hay resultados para «${query}».` : 'No hay opciones.'),
    create: (query) => `Crear «${query}»`,
    add: (query) => `Añadir «${query}»`,
    failed: 'No se pudieron cargar las opciones.',
    retry: 'Reintentar',
    invalid: 'Elija una opción de la lista.',
  },
  datePicker: {
    .../* @__PURE__ */ dayFormats('es-ES'),
    open: 'Abrir calendario',
    previous: 'Mes anterior',
    next: 'Mes siguiente',
    monthLabel: 'Mes',
    yearLabel: 'Año',
    invalid: 'Introduzca una fecha, por ejemplo 14/3/2027.',
    otherWeekday: (day, weekday) => `El ${day} es ${weekday}. Compruebe el día.`,
    tooEarly: (min) => `Elija el ${min} o una fecha posterior.`,
    tooLate: (max) => `Elija el ${max} o una fecha anterior.`,
    unavailable: 'Este día no está disponible. Elija otro.',
  },
  dateRangePicker: {
    start: 'Fecha de inicio',
    end: 'Fecha de fin',
    presets: 'Períodos',
    selectEnd: 'Seleccione una fecha de fin.',
    nights: (count, text) => plural(count, { one: `${text} noche`, other: `${text} noches` }),
    days: (count, text) => plural(count, { one: `${text} día`, other: `${text} días` }),
    reversed: (start) => `Elija un fin posterior al ${start}.`,
    tooShort: (count, text) =>
      plural(count, {
        one: `Elija al menos ${text} noche.`,
        other: `Elija al menos ${text} noches.`,
      }),
    tooLong: (count, text) =>
      plural(count, {
        one: `Elija ${text} noche.`,
        other: `Elija ${text} noches como máximo.`,
      }),
    unavailable: 'Algunos de estos días no están disponibles. Elija otros.',
  },
  errorSummary: {
    title: (count, text) =>
      plural(count, {
        one: `Corrija ${text} error para continuar.`,
        other: `Corrija ${text} errores para continuar.`,
      }),
  },
  field: {
    optional: '(opcional)',
    required: 'Todos los campos son obligatorios, salvo los opcionales.',
    isRequired: 'Obligatorio',
    noneChosen: 'Elija una opción.',
    missing: 'Añada al menos uno.',
  },
  fileUpload: {
    choose: (count) => (count === 1 ? 'Elegir archivo' : 'Elegir archivos'),
    replace: 'Elegir otro archivo',
    drop: (count) => (count === 1 ? 'o suéltelo o péguelo aquí' : 'o suéltelos o péguelos aquí'),
    files: 'Archivos',
    types: (names) => names,
    upTo: (size) => `hasta ${size}`,
    atMost: (max, text) => plural(max, { one: `${text} archivo`, other: `hasta ${text} archivos` }),
    folder: (name) => `${name}: elija en su lugar los archivos de esta carpeta.`,
    wrongType: (name, names) => `${name}: elija un archivo de este tipo: ${names}.`,
    kind: (kind) =>
      ({ image: 'imagen', audio: 'audio', video: 'vídeo', text: 'texto' })[kind] ?? kind,
    tooLarge: (name, size) => `${name}: este archivo supera ${size}. Elija uno más pequeño.`,
    tooMany: (max, text) =>
      plural(max, {
        one: `Elija ${text} archivo como máximo.`,
        other: `Elija ${text} archivos como máximo.`,
      }),
    progress: (name) => `Subiendo ${name}`,
    remove: (name) => `Quitar ${name}`,
    cancel: (name) => `Cancelar la subida de ${name}`,
    retry: (name) => `Volver a subir ${name}`,
    removed: (name) => `${name}: quitado.`,
  },
  filterSelect: { any: 'Cualquiera' },
  imageCrop: {
    zoom: 'Zoom',
    horizontal: 'Posición horizontal',
    vertical: 'Posición vertical',
    isWhole: 'Amplíe la imagen para moverla.',
  },
  multiSelect: {
    find: (label) => `Buscar en ${label}`,
    all: 'Seleccionar todo',
    none: 'Quitar todo',
    isAll: 'Todo está seleccionado.',
    isNone: 'No hay nada seleccionado.',
    count: (count, text) =>
      plural(count, { one: `${text} seleccionado`, other: `${text} seleccionados` }),
    allSelected: 'Todo seleccionado',
    placeholder: 'Nada seleccionado',
    noMatches: 'No hay resultados.',
    loading: 'Cargando…',
    failed: 'No se pudieron cargar las opciones.',
    retry: 'Reintentar',
  },
  numberField: {
    increase: 'Aumentar',
    decrease: 'Disminuir',
    tooLow: (min) => `Introduzca ${min} o más.`,
    tooHigh: (max) => `Introduzca ${max} o menos.`,
    unreadable: (example) => `Introduzca un número como ${example}.`,
  },
  passwordField: {
    show: 'Mostrar contraseña',
    hide: 'Ocultar contraseña',
    capsLock: 'El bloqueo de mayúsculas está activado.',
  },
  phoneField: {
    country: 'Prefijo del país',
    invalid: (example) =>
      `Introduzca un número de teléfono. Tras el signo más va el prefijo del país, por ejemplo ${example}.`,
  },
  pinInput: { incomplete: (length) => `Introduzca los ${length} dígitos.` },
  referencePicker: {
    open: 'Abrir',
    recent: 'Usados recientemente',
    loading: 'Cargando…',
    gone: 'Este registro ya no existe. Elija otro.',
    unnamed: 'No se pudo cargar el nombre de este registro.',
    retry: 'Reintentar',
  },
  searchField: { clear: 'Borrar búsqueda' },
  tagInput: {
    duplicate: (tag) => `«${tag}» ya está añadido.`,
    full: (_max, text) => `Se pueden añadir ${text} como máximo.`,
    added: (tag) => `${tag}: añadido.`,
    removed: (tag) => `${tag}: quitado.`,
  },
  dateTimeField: { time: 'Hora', noDate: 'Elija primero una fecha.' },
  timeField: {
    .../* @__PURE__ */ timeFormats('es-ES'),
    invalid: (example) => `Introduzca una hora, por ejemplo ${example}.`,
    tooEarly: (min) => `Introduzca ${min} o una hora posterior.`,
    tooLate: (max) => `Introduzca ${max} o una hora anterior.`,
  },
} satisfies Partial<Messages>;
