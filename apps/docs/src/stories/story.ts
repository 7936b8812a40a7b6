/** A story of the library. */
export interface Story {
  /** Its id in Storybook. */
  readonly id: string;
  readonly name: string;
}
