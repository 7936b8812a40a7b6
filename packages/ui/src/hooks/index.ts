export { type Breakpoint, useBreakpoint } from './use-breakpoint.ts';
export {
  type HotkeyName,
  type HotkeyOptions,
  useHotkey,
  useHotkeyName,
} from './use-hotkey.ts';
