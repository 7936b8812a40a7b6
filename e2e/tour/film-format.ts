/** The files that a film is made as: VP9 for whoever plays it, H.264 for the rest. */
export const filmFormats = ['webm', 'mp4'] as const;

export type FilmFormat = (typeof filmFormats)[number];
