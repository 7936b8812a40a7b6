/** Facts about names: how they are stored, and when two of them look the same. */

/** Blanks of all kinds; the empty cell of Braille looks like one. */
const BLANKS = /[\p{Zs}\u2800]+/gu;

/**
 * Characters that are invisible by themselves: format characters, fillers and variation selectors. Joiners stay where
 * scripts and emoji need them, selectors behind the character that they select.
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;
const HAS_INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}/u;
const JOINER = /^[\u200c\u200d]$/;
const SELECTOR = /^\p{Variation_Selector}$/u;

/** The scripts whose letters joiners tie together or keep apart, and the marks and emoji that do the same. */
const JOINED =
  /^(?:[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)$/u;

/** Turns the direction of what follows: a name would be read as another one. */
export const BIDI_CONTROL = '\\u202a-\\u202e\\u2066-\\u2069';
const TURNS = new RegExp(`[${BIDI_CONTROL}]`, 'u');

/**
 * Returns a line of text as it is stored: composed (NFC), blanks of any kind and number as one, and without characters
 * that show nothing. Those that turn the direction of writing stay, to be refused.
 */
export function lineOf(text: string): string {
  const spaced = text.normalize('NFC').replace(BLANKS, ' ').trim();
  if (!HAS_INVISIBLE.test(spaced)) return spaced;
  return spaced
    .replace(INVISIBLE, (character, ...[offset, whole]) =>
      isNeeded(character, Number(offset), String(whole)) ? character : '',
    )
    .normalize('NFC')
    .replace(BLANKS, ' ')
    .trim();
}

function isNeeded(character: string, offset: number, whole: string): boolean {
  if (TURNS.test(character)) return true;
  const before = [...whole.slice(Math.max(0, offset - 2), offset)].at(-1) ?? '';
  if (SELECTOR.test(character)) return isVisible(before);
  // A joiner at the end keeps the form of the letter before it.
  return JOINER.test(character) && JOINED.test(before);
}

/** Whether a text has something to see: a letter, a digit, a sign or a picture. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(INVISIBLE, '').replace(BLANKS, ''));
}

/** Vowel signs that are not written keep the joiner that follows them, also at the end of a word. */
const VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u103a\u17d2]/u;

/** Whether a joiner changes what is seen: between what its script ties together, or behind a virama. */
function isSeen(character: string, offset: number, whole: string): boolean {
  if (!JOINER.test(character)) return false;
  const before = [...whole.slice(Math.max(0, offset - 2), offset)].at(-1) ?? '';
  const [after = ''] = whole.slice(offset + 1, offset + 3);
  return JOINED.test(before) && (VIRAMA.test(before) || /[\p{L}\p{M}\p{S}]/u.test(after));
}

/**
 * Returns the look of a name: equal for names that no one can tell apart by their width, case, blanks or invisible
 * characters, but for the joiners that their scripts need. Names that must differ are compared by it, here and in the
 * database, which keeps it (`seen_as`).
 */
export function seenAs(name: string): string {
  return name
    .normalize('NFKC')
    .replace(INVISIBLE, (character, ...[offset, whole]) =>
      isSeen(character, Number(offset), String(whole)) ? character : '',
    )
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\p{Z}\s\u2800]+/gu, ' ')
    .trim();
}

/** Whether no two names look the same. */
export function areSeenApart(names: readonly string[]): boolean {
  return new Set(names.map(seenAs)).size === names.length;
}

/** Letters of other alphabets, and digits, that look like a Latin letter: each pair is the one and the other. */
const LOOKALIKES = new Map(
  [
    // Cyrillic and Armenian.
    'АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ІI ЈJ ЅS ԚQ ԜW аa еe оo рp сc уy хx іi јj ѕs һh ԁd ԛq ԝw ѵv гr оo ոn ցg հh սu օo',
    // Greek.
    'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa ιi κk νv οo ρp τt υu χx ηn γy',
    // Latin, and characters that are read as it.
    'ıi ɑa ɡg ɩi ʀr ᴀa ᴇe ᴍm ɴn ᴏo ᴘp ᴡw 0o 1i li |i 5s',
  ].flatMap((pairs) =>
    pairs.split(' ').map((pair) => [pair.slice(0, -1), pair.slice(-1)] as const),
  ),
);

/** Returns the Latin reading of a name, where other letters stand for Latin ones: for names that give power. */
export function readAs(name: string): string {
  const latin = (text: string) =>
    [...text].map((letter) => LOOKALIKES.get(letter) ?? letter).join('');
  return latin(seenAs(latin(name.normalize('NFKC'))));
}
