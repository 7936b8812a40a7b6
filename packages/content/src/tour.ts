/**
 * The product tour, scene by scene. One source for the captions of the video in both languages and for the transcript
 * beside it (`SITE-10`); `e2e/tour/scenes.ts` plays the scenes.
 */
export interface TourScene {
  readonly id: string;
  /** One or two lines of a caption. */
  readonly en: string;
  readonly hi: string;
}

/** The languages of the captions, as they name themselves. */
export const tourLanguages = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
] as const satisfies readonly { code: Exclude<keyof TourScene, 'id'>; name: string }[];

export const tourScenes = [
  {
    id: 'signIn',
    en: 'Sign in from any browser. There’s nothing to install.',
    hi: 'किसी भी ब्राउज़र से साइन इन कीजिए। कुछ इंस्टॉल नहीं करना पड़ता।',
  },
  {
    id: 'week',
    en: 'Every room and every stay of the week, on one chart.',
    hi: 'हर कमरा और सप्ताह का हर ठहराव, एक ही चार्ट पर।',
  },
  {
    id: 'month',
    en: 'Switch to the month to see where there’s room.',
    hi: 'महीना खोलिए और देखिए कि जगह कहाँ है।',
  },
  {
    id: 'walkIn',
    en: 'A walk-in: draw the nights, enter a name and a number. Each night has its price.',
    hi: 'अचानक आए अतिथि: रातें खींचिए, नाम और नंबर लिखिए। हर रात की अपनी कीमत।',
  },
  {
    id: 'confirmation',
    en: 'The confirmation is written. Read it, change it, send it on WhatsApp.',
    hi: 'पुष्टि लिखी हुई है। पढ़िए, बदलिए, व्हाट्सऐप पर भेजिए।',
  },
  {
    id: 'weekend',
    en: 'Weekend rates are up by 12%: the chart and every new booking have them.',
    hi: 'सप्ताहांत की दरें 12% बढ़ीं: चार्ट में और हर नई बुकिंग में।',
  },
  {
    id: 'bill',
    en: 'A guest leaves: the bill is ready, with nights by their price, GST and total.',
    hi: 'अतिथि जा रहे हैं: बिल तैयार है, हर कीमत की रातें, GST और कुल रकम।',
  },
  {
    id: 'housekeeping',
    en: 'Housekeeping sees the room immediately, and marks it clean.',
    hi: 'कमरा तुरंत हाउसकीपिंग को दिखता है, और साफ़ होते ही दर्ज हो जाता है।',
  },
  {
    id: 'checkIn',
    en: 'Check in with one click.',
    hi: 'चेक-इन एक क्लिक में।',
  },
  {
    id: 'move',
    en: 'Plans change: drag a stay to another room. A room that’s taken says so.',
    hi: 'योजना बदली? ठहराव को दूसरे कमरे में खींचिए। भरा कमरा खुद बता देता है।',
  },
  {
    id: 'done',
    en: 'The whole day at a glance. Full house. Calm desk.',
    hi: 'पूरा दिन एक नज़र में। भरा घर, शांत डेस्क।',
  },
] as const satisfies readonly TourScene[];

export type TourSceneId = (typeof tourScenes)[number]['id'];
