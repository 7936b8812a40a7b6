declare module '*.pdf?facts' {
  const facts: import('./file-facts.ts').DocumentFacts;
  export default facts;
}
