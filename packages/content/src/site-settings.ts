/** Settings of this installation, as the server sends them to the pages of the site at `/config.json`. */
export interface SiteSettings {
  /** The provider that takes the form (`CONT-04`); null where there is none. */
  readonly contact: ContactProvider | null;
  /** The map that visitors may load (`SITE-14`); null where none is set up. */
  readonly mapUrl: string | null;
}

/** A mailing provider that takes forms, and the ids of this installation there. None of it is secret. */
export interface ContactProvider {
  /** Its send-form endpoint: an https address, or a path of the product's own server. */
  readonly url: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly userId: string;
}
