import { tokenNames } from '../packages/ui/src/tokens/generated/tokens.ts';

/** The system colour that a browser with forced colours shows in place of a token. */
function systemColor(token: string): string {
  if (token.startsWith('focus')) return 'Highlight';
  if (token.startsWith('text-link')) return 'LinkText';
  if (/^text-.*(disabled|placeholder)/.test(token)) return 'GrayText';
  if (/^(text|border)-/.test(token)) return 'CanvasText';
  if (/^button-.*-(text|spinner|border)$/.test(token)) return 'ButtonText';
  if (token.startsWith('button-')) return 'ButtonFace';
  if (/(^|-)(text|on-solid|dot|border|icon|solid)$/.test(token)) return 'CanvasText';
  return token.startsWith('chart-') ? 'CanvasText' : 'Canvas';
}

const id = 'emulated-forced-colors';

/**
 * Approximates forced colours for the toolbar, as a page can't switch them on: tokens are system colours and shadows
 * are gone. Screenshots of tests have the browser's own.
 */
export function emulateForcedColors(isActive: boolean): void {
  document.getElementById(id)?.remove();
  if (!isActive) return;
  const style = document.createElement('style');
  style.id = id;
  const lines = tokenNames.color.map((token) => `--bk-${token}: ${systemColor(token)} !important;`);
  style.textContent = `:root, [data-theme], [data-brand] { ${lines.join(' ')} }
*, ::before, ::after { box-shadow: none !important; text-shadow: none !important; }`;
  document.head.append(style);
}
