/** Purpose of an emailed link, by its address (`AUTH-01`). */
export type LinkType = 'create' | 'reset';
