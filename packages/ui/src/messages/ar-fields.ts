import { dayFormats } from '../calendar/date-picker.messages.ts';
import { plurals } from '../primitives/text/plurals.ts';
import { timeFormats } from '../time-field/time-field.messages.ts';
import type { Messages } from './messages.ts';

const plural = /* @__PURE__ */ plurals('ar');

/** How many nights: after a number the noun takes one of four forms. */
const nights = (count: number, text: string) =>
  plural(count, {
    one: 'ليلة واحدة',
    two: 'ليلتان',
    few: `${text} ليالٍ`,
    many: `${text} ليلة`,
    other: `${text} ليلة`,
  });

/** The same where something is done to them. */
const nightsChosen = (count: number, text: string) =>
  plural(count, { two: 'ليلتين', other: nights(count, text) });

/** How many files. */
const files = (count: number, text: string) =>
  plural(count, {
    one: 'ملف واحد',
    two: 'ملفين',
    few: `${text} ملفات`,
    many: `${text} ملفًا`,
    other: `${text} ملف`,
  });

/** The strings of form fields in Arabic. */
export const arFields = {
  checkboxGroup: {
    tooFew: (_min, text) => `اختر ${text} على الأقل.`,
    enough: (_max, text) => `اختر ${text} على الأكثر.`,
  },
  colorPicker: {
    pick: (label) => `اختيار ${label}`,
    hue: 'تدرّج اللون',
    saturation: 'التشبّع',
    lightness: 'الإضاءة',
    options: 'الألوان',
    invalid: 'أدخل لونًا من ستة رموز، مثل #1e88e5.',
    sample: 'عيّنة',
    enough: (ratio) => `التباين ${ratio}: كافٍ للنص.`,
    tooLow: (ratio) => `التباين ${ratio}: منخفض جدًا للنص.`,
    noSample: 'يظهر تباين النص هنا.',
  },
  combobox: {
    open: 'إظهار الخيارات',
    clear: 'مسح',
    loading: 'جارٍ التحميل…',
    count: (count, text) =>
      plural(count, {
        zero: 'لا خيارات',
        one: 'خيار واحد',
        two: 'خياران',
        few: `${text} خيارات`,
        many: `${text} خيارًا`,
        other: `${text} خيار`,
      }),
    none: (query) => (query ? `لا نتائج لـ«${query}».` : 'لا خيارات.'),
    create: (query) => `إنشاء «${query}»`,
    add: (query) => `إضافة «${query}»`,
    failed: 'تعذّر تحميل الخيارات.',
    retry: 'إعادة المحاولة',
    invalid: 'اختر خيارًا من القائمة.',
  },
  datePicker: {
    .../* @__PURE__ */ dayFormats('ar-EG'),
    open: 'فتح التقويم',
    previous: 'الشهر السابق',
    next: 'الشهر التالي',
    monthLabel: 'الشهر',
    yearLabel: 'السنة',
    invalid: 'أدخل تاريخًا، مثل ١٤/٣/٢٠٢٧.',
    otherWeekday: (day, weekday) => `${day} هو يوم ${weekday}. تحقّق من اليوم.`,
    tooEarly: (min) => `اختر ${min} أو بعده.`,
    tooLate: (max) => `اختر ${max} أو قبله.`,
    unavailable: 'هذا اليوم غير متاح. اختر يومًا آخر.',
  },
  dateRangePicker: {
    start: 'تاريخ البداية',
    end: 'تاريخ النهاية',
    presets: 'الفترات',
    selectEnd: 'اختر تاريخ النهاية.',
    nights,
    days: (count, text) =>
      plural(count, {
        one: 'يوم واحد',
        two: 'يومان',
        few: `${text} أيام`,
        many: `${text} يومًا`,
        other: `${text} يوم`,
      }),
    reversed: (start) => `اختر نهاية بعد ${start}.`,
    tooShort: (count, text) => `اختر ${nightsChosen(count, text)} على الأقل.`,
    tooLong: (count, text) => `اختر ${nightsChosen(count, text)} على الأكثر.`,
    unavailable: 'بعض هذه الأيام غير متاح. اختر أيامًا أخرى.',
  },
  errorSummary: {
    title: (count, text) =>
      plural(count, {
        one: 'صحّح خطأً واحدًا للمتابعة.',
        two: 'صحّح خطأين للمتابعة.',
        few: `صحّح ${text} أخطاء للمتابعة.`,
        many: `صحّح ${text} خطأً للمتابعة.`,
        other: `صحّح ${text} خطأ للمتابعة.`,
      }),
  },
  field: {
    optional: '(اختياري)',
    required: 'كل الحقول مطلوبة ما لم يُذكر أنها اختيارية.',
    isRequired: 'مطلوب',
    noneChosen: 'اختر واحدًا.',
    missing: 'أضف واحدًا على الأقل.',
  },
  fileUpload: {
    choose: (count) => (count === 1 ? 'اختيار ملف' : 'اختيار ملفات'),
    replace: 'اختيار ملف آخر',
    drop: () => 'أو أفلت أو ألصق هنا',
    files: 'الملفات',
    types: (names) => names,
    upTo: (size) => `حتى ${size}`,
    atMost: (max, text) => `حتى ${files(max, text)}`,
    folder: (name) => `${name}: اختر الملفات داخل هذا المجلد بدلًا منه.`,
    wrongType: (name, names) => `${name}: اختر ملفًا من هذا النوع: ${names}.`,
    kind: (kind) =>
      ({ image: 'صورة', audio: 'صوت', video: 'فيديو', text: 'نص' })[kind] ?? `ملف ${kind}`,
    tooLarge: (name, size) => `${name}: هذا الملف أكبر من ${size}. اختر ملفًا أصغر.`,
    tooMany: (max, text) => `لا تختر أكثر من ${files(max, text)}.`,
    progress: (name) => `جارٍ رفع ${name}`,
    remove: (name) => `إزالة ${name}`,
    cancel: (name) => `إلغاء رفع ${name}`,
    retry: (name) => `رفع ${name} مجددًا`,
    removed: (name) => `تمت إزالة ${name}.`,
  },
  filterSelect: { any: 'الكل' },
  imageCrop: {
    zoom: 'التكبير',
    horizontal: 'الموضع الأفقي',
    vertical: 'الموضع الرأسي',
    isWhole: 'كبّر الصورة لتحريكها.',
  },
  multiSelect: {
    find: (label) => `بحث في ${label}`,
    all: 'تحديد الكل',
    none: 'مسح',
    isAll: 'الكل محدد.',
    isNone: 'لم يُحدَّد شيء.',
    count: (_count, text) => `تم تحديد ${text}`,
    allSelected: 'تم تحديد الكل',
    placeholder: 'لم يُحدَّد شيء',
    noMatches: 'لا نتائج.',
    loading: 'جارٍ التحميل…',
    failed: 'تعذّر تحميل الخيارات.',
    retry: 'إعادة المحاولة',
  },
  numberField: {
    increase: 'زيادة',
    decrease: 'إنقاص',
    tooLow: (min) => `أدخل ${min} أو أكثر.`,
    tooHigh: (max) => `أدخل ${max} أو أقل.`,
    unreadable: (example) => `أدخل رقمًا مثل ${example}.`,
  },
  passwordField: {
    show: 'إظهار كلمة المرور',
    hide: 'إخفاء كلمة المرور',
    capsLock: 'مفتاح Caps Lock مفعّل.',
  },
  phoneField: {
    country: 'رمز البلد',
    invalid: (example) => `أدخل رقم هاتف. بعد علامة الجمع يأتي رمز البلد، مثل ${example}.`,
  },
  pinInput: { incomplete: (length) => `أدخل أرقام الرمز كلها (${length}).` },
  referencePicker: {
    open: 'فتح',
    recent: 'المستخدمة مؤخرًا',
    loading: 'جارٍ التحميل…',
    gone: 'لم يعد هذا السجل موجودًا. اختر سجلًا آخر.',
    unnamed: 'تعذّر تحميل اسم هذا السجل.',
    retry: 'إعادة المحاولة',
  },
  searchField: { clear: 'مسح البحث' },
  tagInput: {
    duplicate: (tag) => `«${tag}» مضاف بالفعل.`,
    full: (_max, text) => `يمكن إضافة ${text} على الأكثر.`,
    added: (tag) => `تمت إضافة ${tag}.`,
    removed: (tag) => `تمت إزالة ${tag}.`,
  },
  dateTimeField: { time: 'الوقت', noDate: 'اختر التاريخ أولًا.' },
  timeField: {
    .../* @__PURE__ */ timeFormats('ar-EG'),
    invalid: (example) => `أدخل وقتًا، مثل ${example}.`,
    tooEarly: (min) => `أدخل ${min} أو بعده.`,
    tooLate: (max) => `أدخل ${max} أو قبله.`,
  },
} satisfies Partial<Messages>;
