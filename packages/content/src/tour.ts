/**
 * The tour: what the film of the product shows, scene by scene. One source for the captions of the film in both
 * languages and for the transcript beside it (`SITE-10`); how a scene is played is told in `e2e/tour/scenes.ts`.
 */
export interface TourScene {
  readonly id: string;
  /** What is said while it plays, in one or two lines of a caption. */
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
    hi: 'साइन इन कीजिए। ब्राउज़र काफ़ी है, कुछ इंस्टॉल नहीं करना पड़ता।',
  },
  {
    id: 'figures',
    en: 'Home opens with the key numbers: institutes, revenue, renewals and overdue payments.',
    hi: 'दिन आँकड़ों से खुलता है: संस्थान, आय, नवीनीकरण और बकाया।',
  },
  {
    id: 'month',
    en: 'The month shows what’s coming: renewals, trials ending, changes.',
    hi: 'महीना बताता है कि आगे क्या है: नवीनीकरण, पूरे होते ट्रायल, बदलाव।',
  },
  {
    id: 'day',
    en: 'Choose a day to see everything that happens on it.',
    hi: 'कोई दिन चुनिए, और उस दिन का सब कुछ सामने है।',
  },
  {
    id: 'list',
    en: 'Every institute is in one list, with its plan and status.',
    hi: 'हर संस्थान एक ही सूची में है, अपने प्लान और अपनी स्थिति के साथ।',
  },
  {
    id: 'search',
    en: 'Search by city or name to find one among hundreds.',
    hi: 'शहर या नाम लिखिए, और सैकड़ों में से सही संस्थान मिल जाता है।',
  },
  {
    id: 'open',
    en: 'Open a row for the full record: subscription, contacts, history.',
    hi: 'पंक्ति खोलिए: सदस्यता, संपर्क और इतिहास, सब एक जगह।',
  },
  {
    id: 'status',
    en: 'Change a status with a reason; the history keeps both.',
    hi: 'स्थिति कारण के साथ बदलती है, और इतिहास दोनों को याद रखता है।',
  },
  {
    id: 'create',
    en: 'Adding an institute takes one form. Its owner is invited by email.',
    hi: 'नया संस्थान एक ही फ़ॉर्म में बनता है। मालिक को मेल से न्योता जाता है।',
  },
  {
    id: 'done',
    en: 'It’s in the list right away. Full house. Calm desk.',
    hi: 'वह तुरंत सूची में है। भरा घर, शांत डेस्क।',
  },
] as const satisfies readonly TourScene[];

export type TourSceneId = (typeof tourScenes)[number]['id'];
