/** An institute in a queue: how to reach it, and what there is to say of it. */
export interface QueueRow {
  readonly institution: {
    readonly _id: string;
    readonly name: string;
    readonly email: string;
    readonly phone: string;
  };
  readonly amount: string | undefined;
  readonly detail: string;
  /** Whether it has a subscription, which a payment is recorded for. */
  readonly isSold: boolean;
}
