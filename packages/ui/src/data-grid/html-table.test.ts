// @vitest-environment jsdom
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
    [
      'Word, where a cell has paragraphs',
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<table class=MsoTableGrid><tr style='mso-yfti-irow:0'><td width=100><p class=MsoNormal>min 2<o:p></o:p></p>
<p class=MsoNormal>nights</p></td><td><p class=MsoNormal><b>4&nbsp;500</b><o:p>&nbsp;</o:p></p></td></tr>
<tr style='display:none'><td>hidden</td></tr></table><!--EndFragment--></body></html>`,
      [['min 2\nnights', '4 500']],
    ],
    [
      'Google Docs',
      `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><div dir="ltr"><table><colgroup><col/></colgroup>
<tbody><tr><td><p dir="ltr"><span>4500</span></p></td><td><p dir="ltr"><span>line 1</span><br/><span>line 2</span></p></td></tr></tbody></table></div></b>`,
      [['4500', 'line 1\nline 2']],
    ],
    [
      'a table with a table in a cell',
      '<table><tr><td>Intro</td><td><table><tr><td>5</td></tr></table></td></tr><tr><td>7</td><td>8</td></tr></table>',
      [
        ['Intro', '5'],
        ['7', '8'],
      ],
    ],
    [
      'an email, whose tables lay out one of data',
      '<table><tr><td>Dear Asha,</td></tr><tr><td><table><tr><td><table><tr><td>4500</td><td>5200</td></tr></table></td></tr></table></td></tr><tr><td>Regards</td></tr></table>',
      [['4500', '5200']],
    ],
    [
      'other programs, with names, styles and scripts',
      '<table><tr><td>&euro;5 &ndash; caf&eacute;<style>p{color:red}</style></td><td><script>alert(1)</script>1&shy;</td></tr></table>',
      [['€5 – café', '1\u00ad']],
    ],
    [
      'a table with a foot above its body and a span to the end',
      '<table><tfoot><tr><td>3</td></tr></tfoot><tbody><tr><td rowspan=0>1</td><td>2</td></tr></tbody></table>',
      [['1', '2'], ['3']],
    ],
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
