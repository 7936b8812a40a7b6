declare module 'virtual:booking-ui-api' {
  const api: Readonly<Record<string, readonly import('../built-facts.ts').ApiEntry[]>>;
  export default api;
}

declare module 'virtual:booking-ui-changes' {
  const changes: Readonly<Record<string, readonly import('../built-facts.ts').Change[]>>;
  export default changes;
}

declare module 'virtual:booking-ui-parts' {
  const parts: Readonly<Record<string, readonly import('../built-facts.ts').StyledPart[]>>;
  export default parts;
}
