/** What this installation is set up with, as the server tells the pages of the site at `/config.json`. */
export interface SiteSettings {
  /** Who takes the form (`CONT-04`); null where no one does. */
  readonly contact: ContactProvider | null;
  /** The map that visitors may load (`SITE-14`); null where none is set up. */
  readonly mapUrl: string | null;
}

/** A mailing provider that takes forms, and what it knows this installation by. None of it is secret. */
export interface ContactProvider {
  /** Its send-form endpoint: an https address, or a path of the product's own server. */
  readonly url: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly userId: string;
}
