declare module 'virtual:booking-ui-api' {
  const api: Readonly<Record<string, readonly import('../../../build/api.ts').ApiEntry[]>>;
  export default api;
}

declare module 'virtual:booking-ui-changes' {
  const changes: Readonly<Record<string, readonly import('../../../build/changes.ts').Change[]>>;
  export default changes;
}

declare module 'virtual:booking-ui-parts' {
  const parts: Readonly<Record<string, readonly import('../../../build/markup.ts').StyledPart[]>>;
  export default parts;
}

declare module 'virtual:booking-ui-gallery' {
  const entries: readonly {
    readonly name: string;
    readonly title: string;
    readonly section: string;
    /** The address of the picture of its states; undefined before it has one. */
    readonly picture: string | undefined;
    /** What it is of: all of a wide window, a sheet that is as wide, or one of a phone. */
    readonly fit: 'page' | 'sheet' | 'phone';
  }[];
  export default entries;
}
