/** The formats of the video: VP9 for browsers that play it, H.264 for the rest. */
export const videoFormats = ['webm', 'mp4'] as const;

export type VideoFormat = (typeof videoFormats)[number];
