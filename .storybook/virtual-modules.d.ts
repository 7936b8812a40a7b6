declare module 'virtual:booking-ui-styles';
declare module 'virtual:booking-ui-design-links' {
  const links: Readonly<Record<string, string>>;
  export default links;
}
declare module 'virtual:booking-ui-gallery' {
  const entries: readonly {
    readonly name: string;
    readonly title: string;
    readonly section: string;
    /** The address of the picture of its states; undefined before it has one. */
    readonly picture: string | undefined;
    /** Format of the picture: all of a wide window, a sheet that is as wide, or one of a phone. */
    readonly fit: 'page' | 'sheet' | 'phone';
  }[];
  export default entries;
}
