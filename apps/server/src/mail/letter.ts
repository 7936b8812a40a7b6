import { brand, type MailWords, mailReason } from '@booking/content';

/** An email, ready to go. */
export interface Letter {
  readonly to: { readonly name: string; readonly address: string };
  /** Address for replies; without one, no one reads them. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Message id, where it is the same for each try. */
  readonly id?: string;
  readonly attachments?: readonly LetterAttachment[];
}

/** A file that comes with an email. */
export interface LetterAttachment {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/**
 * Sets the words of an email, for readers with and without HTML.
 *
 * @param sender Who signs it: the company of the platform's settings.
 */
export function letter(to: Letter['to'], words: MailWords, sender: string): Letter {
  return { to, subject: words.subject, text: plain(words, sender), html: html(words, sender) };
}

function plain(
  { title, paragraphs, action, afterwards, reason }: MailWords,
  sender: string,
): string {
  const blocks = [
    title.toUpperCase(),
    ...paragraphs,
    `${action.label}:\n${action.href}`,
    ...afterwards,
    `-- \n${sender}\n${reason ?? mailReason}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

/**
 * The look of the console in what every mail program understands: styles inline, one column, tables
 * for the layout, colours as they stand in the tokens. Programs that know of the dark get it by class.
 */
const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const LIGHT = { ground: '#f8f7f4', paper: '#ffffff', ink: '#0f191c', quiet: '#485457' };
const DARK = { ground: '#061013', paper: '#0f191c', ink: '#fcfbf8', quiet: '#b3b1ac' };
const ACCENT = '#006668';
const ON_ACCENT = '#ffffff';

const DARK_STYLES = `@media (prefers-color-scheme: dark) {
.ground { background: ${DARK.ground} !important; }
.paper { background: ${DARK.paper} !important; }
.ink { color: ${DARK.ink} !important; }
.quiet { color: ${DARK.quiet} !important; }
}`;

const style = {
  ground: `background:${LIGHT.ground}`,
  brand: `padding:0 8px 16px;${FONT};font-size:18px;line-height:24px;font-weight:600;color:${LIGHT.ink}`,
  paper: `padding:32px;background:${LIGHT.paper};border-top:4px solid ${ACCENT};border-radius:8px`,
  title: `margin:0 0 20px;${FONT};font-size:26px;line-height:32px;font-weight:600;color:${LIGHT.ink}`,
  text: `margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:${LIGHT.ink}`,
  button: `display:inline-block;padding:14px 24px;background:${ACCENT};border-radius:6px;${FONT};font-size:16px;line-height:20px;font-weight:600;color:${ON_ACCENT};text-decoration:none`,
  small: `margin:0 0 12px;${FONT};font-size:14px;line-height:20px;color:${LIGHT.quiet}`,
  address: `color:${LIGHT.quiet};word-break:break-all`,
  footer: `padding:16px 8px 0;${FONT};font-size:13px;line-height:18px;color:${LIGHT.quiet}`,
} as const;

function html(words: MailWords, sender: string): string {
  const { subject, preview, title, paragraphs, action, afterwards } = words;
  const href = escaped(action.href);
  const said = (className: string, look: string) => (line: string) =>
    `<p class="${className}" style="${look}">${escaped(line).replaceAll('\n', '<br>')}</p>`;
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${DARK_STYLES}</style>
</head>
<body class="ground" style="margin:0;padding:0;${style.ground}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground" style="${style.ground}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="ink" style="${style.brand}">${escaped(brand.name)}</td></tr>
<tr><td class="paper" style="${style.paper}">
<h1 class="ink" style="${style.title}">${escaped(title)}</h1>
${paragraphs.map(said('ink', style.text)).join('\n')}
<p style="margin:28px 0"><a href="${href}" style="${style.button}">${escaped(action.label)}</a></p>
${afterwards.map(said('quiet', style.small)).join('\n')}
<p class="quiet" style="${style.small};margin-bottom:0">If the button doesn’t work, open this link:<br><a href="${href}" class="quiet" style="${style.address}">${href}</a></p>
</td></tr>
<tr><td class="quiet" style="${style.footer}">${escaped(sender)}<br>${escaped(words.reason ?? mailReason)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
