/** How a page is looked at. */
export interface Mode {
  /** The folder of its baselines. */
  readonly name: string;
  readonly width: number;
  readonly theme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly hasForcedColors: boolean;
  /** Movement is allowed; in all other modes the visitor asks for less. */
  readonly isMoving: boolean;
}

const mode = (name: string, of: Partial<Mode>): Mode => ({
  name,
  width: 1440,
  theme: 'light',
  direction: 'ltr',
  hasForcedColors: false,
  isMoving: false,
  ...of,
});

/** Every width, theme, direction and preference with at least one of each other. */
export const modes = {
  light: mode('1440-light', {}),
  dark: mode('1440-dark', { theme: 'dark' }),
  rtl: mode('1440-rtl', { direction: 'rtl' }),
  forced: mode('1440-forced-colors', { hasForcedColors: true }),
  moving: mode('1440-moving', { isMoving: true }),
  phone: mode('390-light', { width: 390 }),
  phoneDarkRtl: mode('390-dark-rtl', { width: 390, theme: 'dark', direction: 'rtl' }),
} as const;
