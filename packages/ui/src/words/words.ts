import type { spinnerWords } from '../spinner/spinner.words.ts';

/**
 * Every word that the library itself says, by component. A component brings its English along (`*.words.ts` beside
 * it), so that a page pays for the words of what it shows; a catalogue in another language lacks none of them, or it
 * does not compile.
 */
export interface Words {
  spinner: typeof spinnerWords;
}
