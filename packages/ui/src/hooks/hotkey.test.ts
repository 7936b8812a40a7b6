import { describe, expect, it } from 'vitest';
import { ariaHotkey, printedHotkey, readHotkey } from './hotkey.ts';

describe('a hotkey', () => {
  it.each([
    ['mod+k', 'Ctrl K', '⌘ K', 'Control+K', 'Meta+K'],
    ['mod+shift+Z', 'Ctrl Shift Z', '⌘ ⇧ Z', 'Control+Shift+Z', 'Meta+Shift+Z'],
    ['alt+arrowdown', 'Alt ↓', '⌥ ↓', 'Alt+ArrowDown', 'Alt+ArrowDown'],
    ['?', '?', '?', '?', '?'],
    ['mod++', 'Ctrl +', '⌘ +', 'Control+Plus', 'Meta+Plus'],
    ['esc', 'Esc', 'Esc', 'Escape', 'Escape'],
    ['space', 'Space', 'Space', 'Space', 'Space'],
    ['PageUp', 'Page Up', 'Page Up', 'PageUp', 'PageUp'],
  ])('%s is %s, on a Mac %s', (keys, text, onMac, aria, ariaOnMac) => {
    const hotkey = readHotkey(keys);
    expect([printedHotkey(hotkey, false), printedHotkey(hotkey, true)]).toEqual([text, onMac]);
    expect([ariaHotkey(hotkey, false), ariaHotkey(hotkey, true)]).toEqual([aria, ariaOnMac]);
  });

  it('says a modifier that is none', () => {
    expect(() => readHotkey('cmd+k')).toThrow('"cmd+k": "cmd" is none of mod, shift, alt.');
  });
});
