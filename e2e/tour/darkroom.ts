/**
 * Runs in a page of its own: draws the pointer onto every frame and makes films of them with the encoders that the
 * browser brings (WebCodecs), so that no other program is needed.
 */
import {
  BufferTarget,
  CanvasSource,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  Quality,
  type VideoEncodingConfig,
  WebMOutputFormat,
} from 'mediabunny';
import type { Frame, Pointer } from './camera.ts';
import type { FilmFormat } from './film-format.ts';
import { drawPointer } from './pointer.ts';

/** The recording interface of the page, as `darkroom`. */
export interface Darkroom {
  open(options: DarkroomOptions): Promise<void>;
  develop(frame: Frame): Promise<void>;
  /** The frame that was developed last, as it stands in the film: WebP in base64. */
  still(quality: number): Promise<string>;
  /** Ends the films. Returns them in base64, in the order in which they were asked for. */
  finish(): Promise<readonly string[]>;
}

export interface DarkroomOptions {
  /** In pixels of the film. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the film for a CSS pixel of the page. */
  readonly scale: number;
  readonly framesPerSecond: number;
  readonly formats: readonly FilmFormat[];
}

/**
 * VP9 by quality and not by rate: an interface stands still most of the time, and its letters must stay sharp. The
 * encoder for H.264 knows rates only, so that film is smaller and has fewer pixels to spend them on.
 */
const encodings: Readonly<Record<FilmFormat, VideoEncodingConfig>> = {
  webm: {
    codec: 'vp9',
    quality: new Quality({ quantizer: 52, bitrate: 600_000 }),
    contentHint: 'text',
  },
  mp4: {
    codec: 'avc',
    quality: new Quality({ bitrate: 700_000 }),
    transform: { width: 1280, height: 720, fit: 'fill' },
  },
};

/** A key frame is where a player can begin when someone seeks. */
const KEY_FRAME_SECONDS = 5;

const darkroom = (): Darkroom => {
  const canvas = new OffscreenCanvas(1, 1);
  const paint = canvas.getContext('2d', { alpha: false });
  if (!paint) throw new Error('The browser cannot paint.');
  let films: {
    readonly output: Output<OutputFormat, BufferTarget>;
    readonly source: CanvasSource;
  }[] = [];
  let scale = 1;
  let duration = 0;
  let frames = 0;
  let held = 0;

  function press({ isDown }: Pointer): number {
    held = isDown ? 1 : Math.max(0, held - duration / 0.3);
    return held;
  }

  return {
    async open(options) {
      Object.assign(canvas, { width: options.width, height: options.height });
      scale = options.scale;
      duration = 1 / options.framesPerSecond;
      films = options.formats.map((format) => {
        const output = new Output({
          format: format === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat(),
          target: new BufferTarget(),
        });
        const source = new CanvasSource(canvas, {
          ...encodings[format],
          keyFrameInterval: KEY_FRAME_SECONDS,
          latencyMode: 'quality',
        });
        output.addVideoTrack(source, { frameRate: options.framesPerSecond });
        return { output, source };
      });
      for (const { output } of films) await output.start();
    },
    async develop({ picture, pointer }) {
      const file = await fetch(`data:image/png;base64,${picture}`);
      const bitmap = await createImageBitmap(await file.blob());
      paint.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      bitmap.close();
      drawPointer(paint, { ...pointer, pressed: press(pointer) }, scale);
      for (const { source } of films) await source.add(frames * duration, duration);
      frames += 1;
    },
    async still(quality) {
      return base64Of(await canvas.convertToBlob({ type: 'image/webp', quality }));
    },
    async finish() {
      const made: string[] = [];
      for (const { output } of films) {
        await output.finalize();
        const { buffer } = output.target;
        if (!buffer) throw new Error('A film has no content.');
        made.push(await base64Of(new Blob([buffer])));
      }
      return made;
    },
  };
};

async function base64Of(file: Blob): Promise<string> {
  const reader = new FileReader();
  await new Promise((resolve, reject) => {
    reader.onload = resolve;
    reader.onerror = reject;
    reader.readAsDataURL(file);
  });
  return String(reader.result).replace(/^[^,]*,/, '');
}

Object.assign(globalThis, { darkroom: darkroom() });
