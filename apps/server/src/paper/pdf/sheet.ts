import PDFDocument from 'pdfkit';
import { faces, type Run, runsOf, type Weight } from './faces.ts';

/** A4 in points, with its margin. */
const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const;

export const INK = '#18181b';
export const QUIET = '#52525b';
export const RULE = '#d4d4d8';

/** Height of the last lines of each page. */
const FOOT_HEIGHT = 24;

export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly align?: 'start' | 'end';
}

/** A place on the sheet that text stands in. */
export interface Column {
  readonly x: number;
  readonly width: number;
}

/** Metadata of a file. The day stands in for the moment it was made: the file is the same each time. */
interface About {
  readonly title: string;
  readonly author: string;
  readonly day: string;
}

/**
 * Pages on which text is set line by line from the top, in our fonts. A new page begins where the next line has no
 * room.
 */
export class Sheet {
  readonly whole: Column = { x: PAGE.margin, width: PAGE.width - 2 * PAGE.margin };
  y: number = PAGE.margin;
  readonly #doc: PDFKit.PDFDocument;

  constructor({ title, author, day }: About) {
    const at = new Date(`${day}T00:00:00+05:30`);
    this.#doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: 'en-IN',
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: at, ModDate: at },
      // None of the standard fonts, which have no sign of the rupee.
      font: '',
    });
    for (const { name, bytes } of faces) this.#doc.registerFont(name, bytes);
  }

  /** Begins a new page where a height doesn't fit on this one. Returns whether it did. */
  need(height: number): boolean {
    if (this.y + height <= PAGE.height - PAGE.margin - FOOT_HEIGHT) return false;
    this.#doc.addPage();
    this.y = PAGE.margin;
    return true;
  }

  /** The height of a text in a column. */
  heightOf(text: string, { width }: Column, style: TextStyle): number {
    return this.#linesOf(text, width, style).length * lineHeight(style);
  }

  /** Sets a text in a column, from `y` down. Returns where it ends. */
  text(text: string, column: Column, style: TextStyle, y = this.y): number {
    let top = y;
    for (const line of this.#linesOf(text, column.width, style)) {
      const shift = style.align === 'end' ? column.width - this.#widthOf(line, style) : 0;
      this.#line(line, column.x + shift, top + style.size, style);
      top += lineHeight(style);
    }
    return top;
  }

  /** Texts side by side, the tallest of which says where it goes on. */
  row(cells: readonly (readonly [text: string, column: Column, style: TextStyle])[]): void {
    this.need(
      Math.max(...cells.map(([text, column, style]) => this.heightOf(text, column, style))),
    );
    const { y } = this;
    this.y = Math.max(...cells.map(([text, column, style]) => this.text(text, column, style, y)));
  }

  /** A line over the whole width. */
  rule(): void {
    const { x, width } = this.whole;
    this.#doc.lineWidth(0.75).strokeColor(RULE);
    this.#doc
      .moveTo(x, this.y)
      .lineTo(x + width, this.y)
      .stroke();
  }

  /** Squares of a grid, such as those of a QR code. */
  squares(cells: readonly (readonly [column: number, row: number])[], x: number, side: number) {
    for (const [column, row] of cells) {
      this.#doc.rect(x + column * side, this.y + row * side, side, side);
    }
    this.#doc.fill(INK);
  }

  /** Numbers the pages and ends the file. */
  async end(foot: string): Promise<Buffer> {
    const { start, count } = this.#doc.bufferedPageRange();
    const y = PAGE.height - PAGE.margin - lineHeight({ size: 8 });
    for (let page = start; page < start + count; page += 1) {
      this.#doc.switchToPage(page);
      const style = { size: 8, color: QUIET };
      this.text(foot, this.whole, style, y);
      this.text(`Page ${page + 1} of ${count}`, this.whole, { ...style, align: 'end' }, y);
    }
    const chunks: Buffer[] = [];
    this.#doc.end();
    for await (const chunk of this.#doc) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
  }

  #line(text: string, x: number, baseline: number, style: TextStyle): void {
    let at = x;
    this.#doc.fillColor(style.color ?? INK);
    for (const run of runsOf(text, style.weight ?? 400)) {
      const width = this.#widthOfRun(run, style);
      this.#doc.text(run.text, at, baseline, { baseline: 'alphabetic', lineBreak: false });
      at += width;
    }
  }

  #widthOf(text: string, style: TextStyle): number {
    const runs = runsOf(text, style.weight ?? 400);
    return runs.reduce((sum, run) => sum + this.#widthOfRun(run, style), 0);
  }

  #widthOfRun({ face, text }: Run, { size }: TextStyle): number {
    return this.#doc.font(face, size).widthOfString(text);
  }

  /** The lines of a text that fit a width, broken between words, and inside of one that is too long. */
  #linesOf(text: string, width: number, style: TextStyle): readonly string[] {
    return text.split('\n').flatMap((paragraph) => {
      const lines: string[] = [''];
      for (const word of paragraph.split(' ').flatMap((part) => this.#parts(part, width, style))) {
        const line = lines.at(-1) ?? '';
        const longer = line === '' ? word : `${line} ${word}`;
        if (this.#widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
        else if (line === '') lines[lines.length - 1] = word;
        else lines.push(word);
      }
      return lines;
    });
  }

  #parts(word: string, width: number, style: TextStyle): readonly string[] {
    if (this.#widthOf(word, style) <= width) return [word];
    const parts: string[] = [''];
    for (const character of word) {
      const part = parts.at(-1) ?? '';
      if (this.#widthOf(part + character, style) <= width)
        parts[parts.length - 1] = part + character;
      else parts.push(character);
    }
    return parts;
  }
}

function lineHeight({ size }: TextStyle): number {
  return size * 1.4;
}
