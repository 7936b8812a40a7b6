/**
 * Runs in a page of its own: draws the pointer onto every frame and encodes them with the encoders that the
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
import { drawPointer } from './pointer.ts';
import type { Frame, Pointer } from './recorder.ts';
import type { VideoFormat } from './video-format.ts';

/** Functions of the page, as `encoder`. */
export interface Encoder {
  open(options: EncoderOptions): Promise<void>;
  encode(frame: Frame): Promise<void>;
  /** The last frame as a picture: WebP in base64. */
  still(quality: number): Promise<string>;
  /** Ends the videos. Returns them in base64, in the order in which they were asked for. */
  finish(): Promise<readonly string[]>;
}

export interface EncoderOptions {
  /** In pixels of the video. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the video for a CSS pixel of the page. */
  readonly scale: number;
  readonly framesPerSecond: number;
  readonly formats: readonly VideoFormat[];
}

/**
 * VP9 by quality and not by rate: an interface stands still most of the time, and its letters must stay sharp. The
 * encoder for H.264 knows rates only, so that video is smaller and has fewer pixels to spend them on.
 */
const encodings: Readonly<Record<VideoFormat, VideoEncodingConfig>> = {
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

const createEncoder = (): Encoder => {
  const canvas = new OffscreenCanvas(1, 1);
  const paint = canvas.getContext('2d', { alpha: false });
  if (!paint) throw new Error('The browser can’t draw.');
  let videos: {
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
      videos = options.formats.map((format) => {
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
      for (const { output } of videos) await output.start();
    },
    async encode({ picture, pointer }) {
      const file = await fetch(`data:image/png;base64,${picture}`);
      const bitmap = await createImageBitmap(await file.blob());
      paint.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      bitmap.close();
      drawPointer(paint, { ...pointer, pressed: press(pointer) }, scale);
      for (const { source } of videos) await source.add(frames * duration, duration);
      frames += 1;
    },
    async still(quality) {
      return base64Of(await canvas.convertToBlob({ type: 'image/webp', quality }));
    },
    async finish() {
      const files: string[] = [];
      for (const { output } of videos) {
        await output.finalize();
        const { buffer } = output.target;
        if (!buffer) throw new Error('A video has no content.');
        files.push(await base64Of(new Blob([buffer])));
      }
      return files;
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

Object.assign(globalThis, { encoder: createEncoder() });
