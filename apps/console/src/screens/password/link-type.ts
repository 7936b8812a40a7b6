/** What an emailed link is for, by its address (`AUTH-01`). */
export type LinkType = 'create' | 'reset';
