import { describe, expect, it } from 'vitest';
import { formatHtmlTable, parseHtmlTable } from './html-table.ts';

const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td{}</style></head>
<body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=128>
<!--StartFragment-->
 <col width=64 span=2>
 <tr height=20>
  <td height=20 class=xl65 align=right width=64>4,500</td>
  <td align=right>
  5200</td>
 </tr>
 <tr height=20><td height=20>min 2<br>
    nights</td><td>&nbsp;&#160;</td></tr>
<!--EndFragment-->
</table></body></html>`;

const sheets = `<meta charset='utf-8'><google-sheets-html-origin><style>td{}</style>
<table xmlns="http://www.w3.org/1999/xhtml" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody>
<tr style="height:21px;"><td rowspan="2" data-sheets-formula="=IF(A1>2;1)">4500</td><td colspan="2">5200</td></tr>
<tr style="height:21px;"><td>&quot;6&quot; &amp; more</td><td></td></tr></tbody></table></google-sheets-html-origin>`;

const libreOffice = `<!DOCTYPE html><html><body><table cellspacing="0" border="0"><colgroup width="85"></colgroup>
<tr><td height="17" align="right" sdval="4500" sdnum="16393;"><font face="Arial">4500</font></td>
<td align="left"><b>Closed</b></td></tr></table></body></html>`;

describe('a table of HTML', () => {
  it.each([
    [
      'Excel',
      excel,
      [
        ['4,500', '5200'],
        ['min 2\nnights', ''],
      ],
    ],
    [
      'Google Sheets, with merged cells',
      sheets,
      [
        ['4500', '5200', ''],
        ['', '"6" & more', ''],
      ],
    ],
    ['LibreOffice', libreOffice, [['4500', 'Closed']]],
    ['a page without one', '<p>4500</p>', undefined],
    ['nothing', '', undefined],
  ])('is read from %s', (_, html, texts) => {
    expect(parseHtmlTable(html)).toEqual(texts);
  });

  it('is written so that it is read again', () => {
    const texts = [
      ['4500', '<b>&amp;'],
      ['', 'say "hi"'],
    ];
    expect(parseHtmlTable(formatHtmlTable(texts))).toEqual(texts);
  });
});
