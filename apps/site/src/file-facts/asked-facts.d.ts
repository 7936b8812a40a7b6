declare module '*.webm?facts' {
  const facts: import('./file-facts.ts').VideoFacts;
  export default facts;
}

declare module '*.mp4?facts' {
  const facts: import('./file-facts.ts').VideoFacts;
  export default facts;
}

declare module '*.pdf?facts' {
  const facts: import('./file-facts.ts').DocumentFacts;
  export default facts;
}
