declare module 'virtual:booking-ui-api' {
  const api: Readonly<Record<string, readonly import('../../../build/api.ts').ApiEntry[]>>;
  export default api;
}
