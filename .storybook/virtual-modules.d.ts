declare module 'virtual:booking-ui-styles';
declare module 'virtual:booking-ui-design-links' {
  const links: Readonly<Record<string, string>>;
  export default links;
}
