import { PASSWORD_MAX, PASSWORD_MIN, type PasswordFault } from './password.ts';

/** The password policy: forms show it while the user types, the server enforces it. */

/**
 * Returns what is wrong with a new password, or undefined. No character is required and none is forbidden.
 *
 * `about` lists texts that it must not contain, in any case: the email address, the person's
 * full name, the product's name. For an address, the part before the `@` counts too.
 */
export function passwordFault(
  password: string,
  about: readonly string[] = [],
): PasswordFault | undefined {
  const { length } = [...password];
  if (length < PASSWORD_MIN) return 'short';
  if (length > PASSWORD_MAX) return 'long';
  if (/(.)\1{3}/su.test(password)) return 'repeated';
  if (isCommon(password)) return 'common';
  const plain = lettersAndDigits(password);
  return about.flatMap(personalWords).some((word) => plain.includes(word)) ? 'personal' : undefined;
}

/** A shorter word stands in too many good passwords by chance. */
const PERSONAL_MIN = 4;

function personalWords(text: string): string[] {
  const [local = ''] = text.split('@');
  const words = [text, local].map(lettersAndDigits);
  return words.filter((word) => word.length >= PERSONAL_MIN);
}

function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Words that lists of stolen passwords consist of, once digits and signs around them are gone. */
const COMMON = (
  'password passwort passphrase pass word admin administrator root user guest login welcome hello ' +
  'changeme change default secret letmein let me in open sesame trustno iloveyou love you ' +
  'princess sunshine rainbow butterfly flower summer winter spring autumn monsoon monday ' +
  'january february march april may june july august september october november december ' +
  'dragon monkey tiger elephant lion eagle shadow master superman batman spiderman pokemon ' +
  'starwars football cricket baseball basketball hockey soccer sachin dhoni virat kohli ' +
  'india indian bharat mumbai delhi bangalore bengaluru chennai kolkata krishna ganesh ' +
  'computer internet google facebook whatsapp samsung iphone android windows microsoft ' +
  'i we you your our they he she am are be love hate miss like of for with to in on at from ' +
  'owner viewer boss chef cashier accountant housekeeping supervisor staff ' +
  'hotel hotels booking bookings reservation resort homestay reception frontdesk manager ' +
  'company office business test testing temp temporary demo sample example qwe asd zxc rty fgh vbn ' +
  'qwerty qwertz azerty qwertyuiop uiop asdf asdfgh asdfghjkl jkl zxcv zxcvbn zxcvbnm ' +
  'abc abcd abcde abcdef abcdefg abcdefgh abcdefghijkl xyz aaa my is the new and a this it ' +
  'correcthorsebatterystaple'
).split(' ');

/**
 * Names, places, teams, makes and loves: of these, one or two with digits around them are in every list, and three or
 * more may be a good phrase.
 */
const FAMILIAR = (
  'alexander andrew angel anthony ashley barbara charlie christian christopher daniel david elizabeth ' +
  'hannah jackson james jennifer jessica john jonathan jordan joshua katherine madison matthew ' +
  'melissa michael michelle natalie nicole olivia patrick rachel richard robert samantha sebastian ' +
  'stephanie taylor thomas victoria william amit anjali deepak kumar lakshmi mohammed muhammad pooja ' +
  'priya rahul rajesh ramesh rohit sandeep sanjay sharma singh suresh vijay hanuman jesus christ ' +
  'radhe sairam shiva america argentina australia brazil canada england france germany mexico paris ' +
  'london newyork spain ahmedabad goa gujarat himachal hindustan hyderabad jaipur karnataka kashmir ' +
  'kerala lucknow maharashtra pune punjab rajasthan tamilnadu tajmahal udaipur uttarpradesh ' +
  'westbengal arsenal barcelona chelsea cowboys juventus lakers liverpool manchester realmadrid ' +
  'ronaldo messi steelers tendulkar united yankees camaro corvette ferrari harley honda mercedes ' +
  'mustang porsche toyota yamaha instagram linkedin minecraft netflix nintendo playstation spotify ' +
  'twitter youtube banana blessed boomer butter buster cheese chocolate coffee cookie crystal diamond ' +
  'dolphin electric family flowers forever freedom friends ginger golden happy heaven hunter killer ' +
  'lightning lovely lucky maverick midnight mother mountain naruto nothing orange peanut pepper ' +
  'phoenix purple ranger scooter security silver slipknot snowball soldier strawberry success sweet ' +
  'thunder trinity unicorn unknown vanilla warrior whatever winner yellow baby beautiful brother ' +
  'father girl heart mylove sister account accounts banquet finance hospitality holiday kitchen ' +
  'palace restaurant sales service support tourism travel vacation'
).split(' ');

/** Keys and letters that stand beside one another: rows, columns, both in turns. */
const SEQUENCES = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiop',
  'azertyuiopqsdfghjklm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qawsedrftgyhujikolp',
].flatMap((row) => [row, [...row].reverse().join('')]);

/** Fewer keys in a row are in many words. */
const RUN_MIN = 3;

/** A row of this many keys is no part of a word. */
const ROW_MIN = 4;

/** Fewer letters and digits beside a row of keys are one word or a name, which is tried with every row. */
const REST_MIN = 8;

/** Letters that are written as digits or signs by habit. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Fewer digits than this are a date or a telephone number, however they are cut up. */
const DIGITS_MIN = 16;

function isCommon(password: string): boolean {
  const plain = lettersAndDigits(password);
  if (plain === '') return false;
  // Nothing much but rows of keys or of digits, or one piece again and again.
  const rest = withoutRuns(plain);
  if (rest !== plain && [...rest].length < REST_MIN) return true;
  if (isMadeOfRuns(plain) || /^(.{1,11})\1+$/su.test(plain)) return true;
  if (/^\d+$/.test(plain)) return plain.length < DIGITS_MIN;
  // Digits and signs count for nothing around words, and for letters inside them.
  const lower = password.normalize('NFKC').toLowerCase();
  const bare = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const read = [lower, ...[lower, bare].map(withoutLookalikes)];
  return read.some((text) => isMadeOfWords(text.replace(/[^\p{L}]/gu, '')));
}

function withoutLookalikes(text: string): string {
  return text.replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign);
}

/** Whether a text is nothing but rows of neighbouring keys, either way round. */
function isMadeOfRuns(text: string): boolean {
  const reached = new Set([0]);
  for (let at = 0; at < text.length; at += 1) {
    if (!reached.has(at)) continue;
    const isRun = (end: number) => SEQUENCES.some((row) => row.includes(text.slice(at, end)));
    for (let end = at + RUN_MIN; end <= text.length && isRun(end); end += 1) reached.add(end);
  }
  return reached.has(text.length);
}

/** A text without its rows of neighbouring keys: "owner" of "owner1234567". */
function withoutRuns(text: string): string {
  const isRow = (at: number, end: number) =>
    SEQUENCES.some((row) => row.includes(text.slice(at, end)));
  let rest = '';
  for (let at = 0; at < text.length; ) {
    let end = at + ROW_MIN;
    if (end > text.length || !isRow(at, end)) {
      rest += text.charAt(at);
      at += 1;
      continue;
    }
    while (end < text.length && isRow(at, end + 1)) end += 1;
    at = end;
  }
  return rest;
}

/** Familiar words that a common password has at most, beside any number of those that everyone uses. */
const FAMILIAR_MAX = 2;

/** Whether a text is nothing but such words, one after another. */
function isMadeOfWords(text: string): boolean {
  /** The fewest familiar words, by the number of characters that are read. */
  const fewest = new Map([[0, 0]]);
  for (let at = 0; at < text.length; at += 1) {
    const so = fewest.get(at);
    if (so === undefined) continue;
    const read = (words: readonly string[], familiar: number) => {
      for (const word of words) {
        const end = at + word.length;
        if (text.startsWith(word, at)) {
          fewest.set(end, Math.min(familiar, fewest.get(end) ?? familiar));
        }
      }
    };
    read(COMMON, so);
    read(FAMILIAR, so + 1);
  }
  return text !== '' && (fewest.get(text.length) ?? Number.POSITIVE_INFINITY) <= FAMILIAR_MAX;
}
