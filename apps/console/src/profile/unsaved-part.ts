/** A form of the profile. The drawer asks for all of them: a router takes one question at a time. */
export interface UnsavedPart {
  /** Called with whether something is typed that would be lost. Keep its identity. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
}
