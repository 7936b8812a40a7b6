export { useMediaQuery } from '../primitives/dom/use-media-query.ts';
export { type Breakpoint, useBreakpoint } from './use-breakpoint.ts';
export {
  type HotkeyName,
  type HotkeyOptions,
  useHotkey,
  useHotkeyName,
} from './use-hotkey.ts';
export { useOnline } from './use-online.ts';
