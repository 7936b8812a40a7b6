import { useEffect } from 'react';
import { warnOnce } from '../react/warn-once.ts';

/** Bundlers replace it and drop development-only code. */
declare const process: { env: { NODE_ENV?: string } };

/** Warns once in development about an overlay that was closed while the app leaves its `open` true. */
export const useWarnLeftOpen: (isLeftOpen: boolean) => void =
  process.env.NODE_ENV === 'production'
    ? () => {}
    : (isLeftOpen) => {
        useEffect(() => {
          if (!isLeftOpen) return;
          warnOnce(
            'A dialog has closed and its `open` is still true. Set it to false in `onOpenChange`, or the dialog can’t open again.',
          );
        }, [isLeftOpen]);
      };
