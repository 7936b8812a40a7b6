import { brand, type MailWords, mailFooter } from '@booking/content';

/** A mail, ready to go. */
export interface Letter {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sets the words of a mail, for readers with and without HTML. */
export function letter(to: Letter['to'], words: MailWords): Letter {
  return { to, subject: words.subject, text: plain(words), html: html(words) };
}

function plain({ title, paragraphs, action, afterwards }: MailWords): string {
  const blocks = [
    title.toUpperCase(),
    ...paragraphs,
    `${action.label}:\n${action.href}`,
    ...afterwards,
    `-- \n${mailFooter.sender}\n${mailFooter.reason}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** The look of the console, in what every mail program understands: styles inline, one column. */
const INK = '#1c2024';
const QUIET = '#55606a';
const PAPER = '#ffffff';
const GROUND = '#f4f1ec';
const ACCENT = '#b3261e';
const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function html({ subject, preview, title, paragraphs, action, afterwards }: MailWords): string {
  const text = `margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:${INK}`;
  const small = `margin:0 0 12px;${FONT};font-size:14px;line-height:20px;color:${QUIET}`;
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${GROUND}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${GROUND}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;${FONT};font-size:18px;line-height:24px;font-weight:600;color:${INK}">${escaped(brand.name)}</td></tr>
<tr><td style="padding:32px;background:${PAPER};border-top:4px solid ${ACCENT};border-radius:8px">
<h1 style="margin:0 0 20px;${FONT};font-size:26px;line-height:32px;font-weight:600;color:${INK}">${escaped(title)}</h1>
${paragraphs.map((line) => `<p style="${text}">${escaped(line)}</p>`).join('\n')}
<p style="margin:28px 0"><a href="${escaped(action.href)}" style="display:inline-block;padding:14px 24px;background:${ACCENT};border-radius:6px;${FONT};font-size:16px;line-height:20px;font-weight:600;color:${PAPER};text-decoration:none">${escaped(action.label)}</a></p>
${afterwards.map((line) => `<p style="${small}">${escaped(line)}</p>`).join('\n')}
<p style="${small};margin-bottom:0">If the button does not work, open this address:<br><a href="${escaped(action.href)}" style="color:${QUIET};word-break:break-all">${escaped(action.href)}</a></p>
</td></tr>
<tr><td style="padding:16px 8px 0;${FONT};font-size:13px;line-height:18px;color:${QUIET}">${escaped(mailFooter.sender)}<br>${escaped(mailFooter.reason)}</td></tr>
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
