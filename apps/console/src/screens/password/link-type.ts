/** What a link of a mail is for; the address says it (`AUTH-01`). */
export type LinkType = 'create' | 'reset';
