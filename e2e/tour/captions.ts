import { type TourSceneId, tourScenes } from '@booking/content/tour';

/** When a scene plays, in seconds from the beginning of the video. */
export interface ScenePlayed {
  readonly id: TourSceneId;
  readonly from: number;
  readonly to: number;
}

/** The captions of the video as WebVTT: a cue a scene, for as long as the scene plays. */
export function captions(played: readonly ScenePlayed[], language: 'en' | 'hi'): string {
  const cues = played.map(({ id, from, to }) => {
    const scene = tourScenes.find((entry) => entry.id === id);
    if (!scene) throw new Error(`The tour has no scene "${id}".`);
    return `${timestamp(from)} --> ${timestamp(to)}\n${scene[language]}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** `00:01.500`, the short form of WebVTT. */
function timestamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  const minutes = Math.floor(milliseconds / 60_000);
  const rest = milliseconds % 60_000;
  return `${digits(minutes, 2)}:${digits(Math.floor(rest / 1000), 2)}.${digits(rest % 1000, 3)}`;
}
